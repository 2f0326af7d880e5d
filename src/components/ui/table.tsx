const HEAD = 'border-rule text-left text-small font-[520] text-ink-muted md:border-b md:px-4 md:py-3'

/** A cell of an admin's table; on a phone, a row's cells are stacked. */
export const CELL =
  'col-start-1 border-rule wrap-anywhere md:border-b md:px-4 md:py-2 md:align-middle md:group-last:border-b-0'

/** A row of an admin's table, on a phone with its actions beside it. */
export const ROW =
  'group border-rule max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-[0.15rem] max-md:border-b max-md:py-3 max-md:pr-2 max-md:pl-4 max-md:last:border-b-0 md:hover:bg-paper'

/** The cell at the end of a row that holds its buttons. */
export const ACTIONS_CELL =
  'col-start-2 row-span-4 row-start-1 flex self-center border-rule md:table-cell md:border-b md:px-4 md:py-2 md:text-right md:align-middle md:whitespace-nowrap md:group-last:border-b-0'

/**
 * The head of an admin's table: its columns, and one for the actions. On a phone it is hidden, but screen readers still
 * read it.
 */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead className="max-md:absolute max-md:size-px max-md:overflow-hidden max-md:[clip-path:inset(50%)]">
      <tr>
        {columns.map((name) => (
          <th key={name} className={HEAD} scope="col">
            {name}
          </th>
        ))}
        <th scope="col" className={`${HEAD} md:text-right`}>
          Actions
        </th>
      </tr>
    </thead>
  )
}
