import { screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'

/**
 * Takes a test's messages away, for an `afterEach`. They live in a root of their own, beyond the reach of Testing
 * Library's cleanup; one still on its way is let arrive first, or it would turn up in the next test.
 */
export async function dismissToasts(): Promise<void> {
  await vi.dynamicImportSettled()
  toast.dismiss()
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
}

/** Waits for a message with this title. Asked for anew each time: the toaster draws it again while it settles. */
export async function expectToast(title: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(title, { selector: 'strong' })).toBeVisible())
}
