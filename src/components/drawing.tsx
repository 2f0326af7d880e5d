interface DrawingProps {
  /** Its file in `public/plates`. */
  name: string
  /** What it shows. */
  alt: string
  className?: string
}

/** One of our drawings, on its own paper background in both themes; loads lazily. */
export function Drawing({ name, alt, className = '' }: DrawingProps) {
  return (
    <span className={`block border border-rule-strong bg-drawing p-1.5 ${className}`}>
      <img
        className="block w-full mix-blend-multiply"
        src={`/plates/${name}.svg`}
        alt={alt}
        width={300}
        height={225}
        loading="lazy"
      />
    </span>
  )
}
