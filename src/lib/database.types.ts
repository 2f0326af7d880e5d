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
          category: string
          content: string
          cover: string | null
          created_at: string
          excerpt: string | null
          id: string
          opening: string | null
          read_time: string
          slug: string
          title: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          author?: string
          category?: string
          content: string
          cover?: string | null
          created_at?: string
          excerpt?: string | null
          id?: string
          opening?: never
          read_time?: string
          slug: string
          title: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          author?: string
          category?: string
          content?: string
          cover?: string | null
          created_at?: string
          excerpt?: string | null
          id?: string
          opening?: never
          read_time?: string
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
          updated_at?: string
          version?: number
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
          id: string
          is_admin: boolean
        }
        ComputedFields: never
        Insert: {
          admin_since?: string | null
          id: string
          is_admin?: boolean
        }
        Update: {
          admin_since?: string | null
          id?: string
          is_admin?: boolean
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
    }
    Functions: {
      admin_blog_post_count: { Args: { p_search?: string }; Returns: number }
      admin_blog_posts: {
        Args: {
          p_before?: string
          p_before_id?: string
          p_before_title?: string
          p_limit?: number
          p_search?: string
          p_sort?: string
        }
        Returns: {
          author: string
          category: string
          created_at: string
          id: string
          slug: string
          title: string
        }[]
      }
      admin_slug_holder: {
        Args: { p_slug: string }
        Returns: {
          id: string
          is_deleted: boolean
          is_old: boolean
          slug: string
          title: string
        }[]
      }
      count_served: { Args: { p_feature: string; p_source: string }; Returns: undefined }
      email_confirmation_due: { Args: { p_email: string; p_list: string }; Returns: string }
      find_account: {
        Args: { p_email: string }
        Returns: {
          id: string
          is_confirmed: boolean
        }[]
      }
      follow_email_link: { Args: { p_does: string; p_token: string }; Returns: string }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
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
      return_device_use: { Args: { p_day: string; p_device: string; p_feature: string }; Returns: undefined }
      return_quota: {
        Args: { p_address: string; p_day: string; p_device: string; p_feature: string }
        Returns: undefined
      }
      return_rebuild: { Args: Record<PropertyKey, never>; Returns: undefined }
      revoke_admin: { Args: { p_id: string }; Returns: string }
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
