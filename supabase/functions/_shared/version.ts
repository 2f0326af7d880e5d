/** Version of the functions. A test checks that it equals that of package.json. */
export const VERSION = '0.1.0'
