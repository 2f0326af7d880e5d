interface Key {
  readonly key: string
  readonly keyCode: number
  readonly isComposing?: boolean
  /** React's events say only there whether somebody is composing. */
  readonly nativeEvent?: { readonly isComposing: boolean }
}

/**
 * The key of an event. It is `Process`, as browsers call it themselves, if the key belongs to an input method: the Escape
 * and the Enter that end a Japanese word are none of ours. Safari tells so by the key code alone.
 */
export const keyOf = ({ key, keyCode, isComposing, nativeEvent }: Key): string =>
  isComposing || nativeEvent?.isComposing || keyCode === 229 ? 'Process' : key
