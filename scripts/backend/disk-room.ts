import { statfsSync } from 'node:fs'

/** With less free space, only reading is allowed: on a full disk PostgreSQL stops in the middle of its work. */
const LEAST_ROOM_BYTES = 200 * 1024 * 1024
const MEMORY_MS = 1000

/** Watches the room on the disk of a folder. */
export function watchRoom(folder: string, stat: (folder: string) => { bavail: number; bsize: number } = statfsSync) {
  let asked = -Infinity
  let isShort = false
  return {
    /** Whether there is too little room to write; looked at once a second at most. */
    isShort() {
      if (Date.now() - asked > MEMORY_MS) {
        const { bavail, bsize } = stat(folder)
        isShort = bavail * bsize < LEAST_ROOM_BYTES
        asked = Date.now()
      }
      return isShort
    },
    /** The error message for a refused write. */
    sentence: `Nothing can be saved: less than ${LEAST_ROOM_BYTES / 1024 / 1024} MB are free on the server's disk. Reading goes on; what is stored is safe.`,
  }
}
