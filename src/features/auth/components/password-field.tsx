import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'

interface PasswordFieldProps {
  ref?: Ref<HTMLInputElement>
  problem: string | undefined
  onInput: () => void
}

/** A password field that can show its text and warns about Caps Lock. Its names tell password managers what it is. */
export function PasswordField({ ref, problem, onInput }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))

  return (
    <Field isBad={Boolean(problem)}>
      <label htmlFor={id}>Password</label>
      <div className="relative">
        <Input
          ref={ref}
          data-first
          className="pr-13"
          id={id}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-caps${problem ? ` ${id}-problem` : ''}`}
          onInput={onInput}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => setIsCapsLock(false)}
        />
        <Button
          look="icon"
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff className="i" aria-hidden /> : <Eye className="i" aria-hidden />}
        </Button>
      </div>
      <span className="text-small text-ink-muted empty:hidden" id={`${id}-caps`} role="status">
        {isCapsLock && 'Caps Lock is on.'}
      </span>
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </Field>
  )
}
