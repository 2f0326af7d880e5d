/** Version of the functions: that of package.json, which a test holds. */
export const VERSION = '0.1.0'
