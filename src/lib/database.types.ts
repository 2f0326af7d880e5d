// Generated from the migrations by "npm run types:database"; edits are lost.
/* oxlint-disable typescript/no-redundant-type-constituents */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      blog_post_drafts: {
        Row: {
          created_at: string
          fields: NonNullable<Json>
          id: string
          post_id: string
          publish_at: string | null
          publish_problem: string | null
          revision: number
          updated_at: string
          updated_by: string | null
          version: number | null
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          fields: NonNullable<Json>
          id: string
          post_id: string
          publish_at?: string | null
          publish_problem?: string | null
          revision?: number
          updated_at?: string
          updated_by?: string | null
          version?: number | null
        }
        Update: {
          created_at?: string
          fields?: NonNullable<Json>
          id?: string
          post_id?: string
          publish_at?: string | null
          publish_problem?: string | null
          revision?: number
          updated_at?: string
          updated_by?: string | null
          version?: number | null
        }
        Relationships: []
      }
      blog_post_versions: {
        Row: {
          fields: NonNullable<Json>
          post_id: string
          saved_at: string
          saved_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          fields: NonNullable<Json>
          post_id: string
          saved_at: string
          saved_by?: string | null
          version: number
        }
        Update: {
          fields?: NonNullable<Json>
          post_id?: string
          saved_at?: string
          saved_by?: string | null
          version?: number
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author: string
          author_name: string | null
          category: string
          content: string
          cover: string | null
          created_at: string
          excerpt: string | null
          id: string
          opening: string | null
          read_time: string
          search_description: string | null
          search_title: string | null
          slug: string
          title: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          author?: string
          author_name?: never
          category?: string
          content: string
          cover?: string | null
          created_at?: string
          excerpt?: string | null
          id?: string
          opening?: never
          read_time?: string
          search_description?: string | null
          search_title?: string | null
          slug: string
          title: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          author?: string
          author_name?: never
          category?: string
          content?: string
          cover?: string | null
          created_at?: string
          excerpt?: string | null
          id?: string
          opening?: never
          read_time?: string
          search_description?: string | null
          search_title?: string | null
          slug?: string
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: []
      }
      deleted_blog_posts: {
        Row: {
          author: string
          created_at: string
          deleted_at: string
          deleted_by: string | null
          fields: NonNullable<Json>
          id: string
          is_taken_back: boolean
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          author: string
          created_at: string
          deleted_at?: string
          deleted_by?: string | null
          fields: NonNullable<Json>
          id: string
          is_taken_back?: boolean
          updated_at: string
          version: number
        }
        Update: {
          author?: string
          created_at?: string
          deleted_at?: string
          deleted_by?: string | null
          fields?: NonNullable<Json>
          id?: string
          is_taken_back?: boolean
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      kept_items: {
        Row: {
          changed_at: string
          deleted: boolean
          key: string
          kind: string
          owner: string
          revision: number
          value: Json | null
        }
        ComputedFields: never
        Insert: {
          changed_at: string
          deleted?: never
          key: string
          kind: string
          owner: string
          revision: number
          value?: Json | null
        }
        Update: {
          changed_at?: string
          deleted?: never
          key?: string
          kind?: string
          owner?: string
          revision?: number
          value?: Json | null
        }
        Relationships: []
      }
      kept_totals: {
        Row: {
          bytes: number
          forgotten_revision: number
          items: number
          owner: string
          revision: number
        }
        ComputedFields: never
        Insert: {
          bytes?: number
          forgotten_revision?: number
          items?: number
          owner: string
          revision?: number
        }
        Update: {
          bytes?: number
          forgotten_revision?: number
          items?: number
          owner?: string
          revision?: number
        }
        Relationships: []
      }
      link_checks: {
        Row: {
          checked_at: string
          dead: NonNullable<Json>
          posts: number
        }
        ComputedFields: never
        Insert: {
          checked_at?: string
          dead: NonNullable<Json>
          posts: number
        }
        Update: {
          checked_at?: string
          dead?: NonNullable<Json>
          posts?: number
        }
        Relationships: []
      }
      old_slugs: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          post_id?: string
          slug?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          admin_since: string | null
          author_name: string | null
          id: string
          is_admin: boolean
        }
        ComputedFields: never
        Insert: {
          admin_since?: string | null
          author_name?: string | null
          id: string
          is_admin?: boolean
        }
        Update: {
          admin_since?: string | null
          author_name?: string | null
          id?: string
          is_admin?: boolean
        }
        Relationships: []
      }
      readings: {
        Row: {
          id: string
          marked: NonNullable<Json>
          owner: string
          prompt: string | null
          read_at: string
          revision: string | null
          sections: NonNullable<Json>
          source: string
          text: string
        }
        ComputedFields: never
        Insert: {
          id: string
          marked: NonNullable<Json>
          owner: string
          prompt?: string | null
          read_at: string
          revision?: string | null
          sections: NonNullable<Json>
          source: string
          text: string
        }
        Update: {
          id?: string
          marked?: NonNullable<Json>
          owner?: string
          prompt?: string | null
          read_at?: string
          revision?: string | null
          sections?: NonNullable<Json>
          source?: string
          text?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          asked_at: string | null
          changed_at: string
          created_at: string
          current_period_end: string
          ends_with_period: boolean
          given_by: string | null
          note: string | null
          owner: string
          source: string
          status: string
          stripe_customer_id: string | null
          stripe_subscription_id: string | null
        }
        ComputedFields: never
        Insert: {
          asked_at?: string | null
          changed_at?: string
          created_at?: string
          current_period_end: string
          ends_with_period?: boolean
          given_by?: string | null
          note?: string | null
          owner: string
          source: string
          status: string
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
        }
        Update: {
          asked_at?: string | null
          changed_at?: string
          created_at?: string
          current_period_end?: string
          ends_with_period?: boolean
          given_by?: string | null
          note?: string | null
          owner?: string
          source?: string
          status?: string
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      daily_counts: {
        Row: {
          day: string
          feature: string
          source: string
          uses: number
        }
        ComputedFields: never
        Insert: {
          day?: string | null
          feature?: string | null
          source?: string | null
          uses?: number | null
        }
        Update: {
          day?: string | null
          feature?: string | null
          source?: string | null
          uses?: number | null
        }
        Relationships: []
      }
      email_signups: {
        Row: {
          confirmed_at: string | null
          created_at: string
          email: string
          id: number
          list: string
          token: string
        }
        ComputedFields: never
        Insert: {
          confirmed_at?: string | null
          created_at?: string | null
          email?: string | null
          id?: number | null
          list?: string | null
          token?: string | null
        }
        Update: {
          confirmed_at?: string | null
          created_at?: string | null
          email?: string | null
          id?: number | null
          list?: string | null
          token?: string | null
        }
        Relationships: []
      }
      moved_posts: {
        Row: {
          old_slug: string
          slug: string
        }
        ComputedFields: never
        Relationships: []
      }
      preview_links: {
        Row: {
          created_at: string
          created_by: string | null
          draft_id: string
          expires_at: string
          id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string | null
          created_by?: string | null
          draft_id?: string | null
          expires_at?: string | null
          id?: string | null
        }
        Update: {
          created_at?: string | null
          created_by?: string | null
          draft_id?: string | null
          expires_at?: string | null
          id?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      admin_blog_post_count: { Args: { p_search?: string; p_state?: string }; Returns: number }
      admin_blog_posts: {
        Args: {
          p_before?: string
          p_before_id?: string
          p_before_title?: string
          p_limit?: number
          p_search?: string
          p_sort?: string
          p_state?: string
        }
        Returns: {
          author: string
          category: string
          created_at: string
          id: string
          is_change: boolean
          publish_at: string
          publish_problem: string
          slug: string
          state: string
          title: string
        }[]
      }
      admin_delete_account: { Args: { p_account: string; p_email: string }; Returns: boolean }
      admin_export_account: { Args: { p_account: string }; Returns: Json }
      admin_find_accounts: {
        Args: { p_address: string }
        Returns: {
          created_at: string
          email: string
          ends_with_period: boolean
          given_by: string
          given_until: string
          id: string
          is_admin: boolean
          is_pro: boolean
          kept_items: number
          last_sign_in_at: string
          note: string
          paid_status: string
          paid_until: string
          readings: number
        }[]
      }
      admin_give_pro: { Args: { p_account: string; p_note: string; p_until: string }; Returns: undefined }
      admin_import_post: {
        Args: {
          p_created_at?: string
          p_fields: Json
          p_id: string
          p_old_slugs?: string[]
          p_updated_at?: string
          p_version?: number
        }
        Returns: number
      }
      admin_import_taken_back_post: {
        Args: {
          p_created_at?: string
          p_fields: Json
          p_id: string
          p_old_slugs?: string[]
          p_publish_at?: string
          p_updated_at?: string
        }
        Returns: string
      }
      admin_make_preview_link: { Args: { p_draft: string }; Returns: string }
      admin_most_read: {
        Args: { p_days?: number; p_limit?: number }
        Returns: {
          all_reads: number
          id: string
          reads: number
          slug: string
          title: string
        }[]
      }
      admin_picture_uses: {
        Args: { p_names: string[] }
        Returns: {
          id: string
          kind: string
          name: string
          slug: string
          title: string
        }[]
      }
      admin_post_reads: {
        Args: { p_days?: number; p_ids: string[] }
        Returns: {
          id: string
          reads: number
        }[]
      }
      admin_set_author_name: { Args: { p_name: string }; Returns: undefined }
      admin_set_post_date: { Args: { p_at: string; p_id: string; p_version: number }; Returns: number }
      admin_slug_holder: {
        Args: { p_slug: string }
        Returns: {
          id: string
          is_deleted: boolean
          is_old: boolean
          is_taken_back: boolean
          slug: string
          title: string
        }[]
      }
      admin_take_back_post: { Args: { p_id: string; p_version?: number }; Returns: string }
      admin_take_pro_back: { Args: { p_account: string }; Returns: boolean }
      claim_letter_batch: {
        Args: { p_letter: string; p_size: number }
        Returns: {
          email: string
          signup_id: number
          token: string
        }[]
      }
      count_read: { Args: { p_post: string }; Returns: undefined }
      count_served: { Args: { p_feature: string; p_source: string }; Returns: undefined }
      delete_own_account: { Args: Record<PropertyKey, never>; Returns: undefined }
      email_confirmation_due: { Args: { p_email: string; p_list: string }; Returns: string }
      find_account: {
        Args: { p_email: string }
        Returns: {
          has_password: boolean
          id: string
          is_confirmed: boolean
        }[]
      }
      follow_email_link: { Args: { p_does: string; p_token: string }; Returns: string }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      is_pro: { Args: Record<PropertyKey, never>; Returns: boolean }
      join_email_list: {
        Args: {
          p_address: string
          p_day: string
          p_day_limit: number
          p_email: string
          p_hour_limit: number
          p_list: string
          p_network: string
          p_network_limit: number
          p_site_limit: number
        }
        Returns: Json
      }
      keep_items: { Args: { p_items: Json }; Returns: Json }
      keep_reading: { Args: { p_reading: Json }; Returns: undefined }
      keep_stripe_customer: { Args: { p_account: string; p_customer: string; p_gone?: string }; Returns: string }
      letter_under_way: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          html: string
          id: string
          subject: string
        }[]
      }
      letters_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      list_admins: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          has_factor: boolean
          id: string
          last_sign_in_at: string
          since: string
        }[]
      }
      open_stripe_event: { Args: { p_event: string }; Returns: string }
      previewed_draft: { Args: { p_secret: string }; Returns: Json }
      resume_letter: { Args: { p_again: boolean; p_id: string }; Returns: boolean }
      return_device_use: { Args: { p_day: string; p_device: string; p_feature: string }; Returns: undefined }
      return_quota: {
        Args: { p_address: string; p_day: string; p_device: string; p_feature: string }
        Returns: undefined
      }
      return_rebuild: { Args: Record<PropertyKey, never>; Returns: undefined }
      revoke_admin: { Args: { p_id: string }; Returns: string }
      settle_letter_batch: {
        Args: { p_letter: string; p_outcomes: Json; p_problem: string; p_stop: boolean; p_wait_seconds: number }
        Returns: undefined
      }
      settle_subscription: {
        Args: {
          p_account: string
          p_asked_at: string
          p_customer: string
          p_ends_with_period: boolean
          p_event: string
          p_period_end: string
          p_status: string
          p_subscription: string
        }
        Returns: string
      }
      start_letter: {
        Args: { p_admin: string; p_body: string; p_html: string; p_id: string; p_source: string; p_subject: string }
        Returns: string
      }
      stop_letter: { Args: { p_id: string }; Returns: undefined }
      stripe_customer: { Args: { p_account: string }; Returns: string }
      take_quota: {
        Args: {
          p_address: string
          p_address_limit: number
          p_day: string
          p_device: string
          p_device_limit: number
          p_feature: string
          p_site_limit: number
        }
        Returns: Json
      }
      take_rebuild: { Args: { p_pause_seconds: number }; Returns: boolean }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
