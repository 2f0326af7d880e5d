/** Turns an identifier into a pseudonym that cannot be reversed and changes from day to day. */
export type Pseudonyms = (day: string, scope: string, identifier: string) => Promise<string>

/**
 * Keyed hashes (HMAC-SHA256, hex) of identifiers with the day. Without a quota secret, the key is derived
 * from the database's key, which anybody who can read the counters has anyway.
 */
export function createPseudonyms(secrets: { quotaSecret: string | null; databaseKey: string }): Pseudonyms {
  const key = secrets.quotaSecret
    ? importKey(encode(secrets.quotaSecret))
    : importKey(encode(secrets.databaseKey))
        .then((master) => sign(master, 'promptory/quota-pseudonyms/1'))
        .then(importKey)
  return async (day, scope, identifier) => {
    // A JSON array, because two different triples never give the same text.
    const bytes = await sign(await key, JSON.stringify([day, scope, identifier]))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

async function sign(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)))
}
