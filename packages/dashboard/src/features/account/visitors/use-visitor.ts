import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { deviceZone } from '../../../lib/device/device-zone.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** The calls about one visitor. Nothing of it is cached: it is personal data of somebody else. */
export function useVisitor() {
  const { account } = useApi()
  const find = useMutation({
    mutationKey: ['visitor', 'find'],
    mutationFn: (email: string) => account.findVisitor({ email }),
    networkMode: 'always',
    gcTime: 0,
  })
  const download = useMutation({
    mutationKey: ['visitor', 'download'],
    mutationFn: async (wanted: { email: string; reviewIds: string[] }) => {
      const file = await account.exportVisitor({ ...wanted, timezone: deviceZone() })
      saveFile(file)
    },
    networkMode: 'always',
    gcTime: 0,
  })
  const erase = useMutation({
    mutationKey: ['account', 'eraseVisitor'],
    mutationFn: (wanted: { email: string; reviewIds: string[] }) => account.eraseVisitor(wanted),
    networkMode: 'always',
    gcTime: 0,
  })
  return { find, download, erase }
}
