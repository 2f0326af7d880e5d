import { MANAGE_ADMINS_FUNCTION } from '@contracts/functions.ts'
import { type ManageAdminsRequest, type ManageAdminsResponse, manageAdminsResponse } from '@contracts/manage-admins.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { askAdminFunction } from '@/lib/admin-function'
import type { AsAdmin } from '@/lib/as-admin'

/**
 * Lists or changes the admins, with the rights of the signed-in admin.
 * @returns all admins after the change
 * @throws Error with a sentence to show
 */
export const manageAdmins = (
  client: SupabaseClient,
  request: ManageAdminsRequest,
  asAdmin?: AsAdmin,
): Promise<ManageAdminsResponse> =>
  askAdminFunction(client, { name: MANAGE_ADMINS_FUNCTION, body: request, response: manageAdminsResponse }, asAdmin)
