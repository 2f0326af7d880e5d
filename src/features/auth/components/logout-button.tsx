import { LogOut } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useAuth } from '../lib/auth-context'

/** Signs out; the guard leads to the login afterwards. */
export function LogoutButton() {
  const { signOut, isLoading } = useAuth()
  return (
    <Button disabled={isLoading} onClick={() => void signOut()}>
      <LogOut className="i" aria-hidden />
      Logout
    </Button>
  )
}
