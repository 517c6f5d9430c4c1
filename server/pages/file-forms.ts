/** Pages with a form that takes files, and bytes that such a form may have in all: five files of 10 MB, one, four of 6 MB. */
export const FILE_FORMS: readonly { path: string; mostBytes: number }[] = [
  { path: "/support/rma", mostBytes: 50_500_000 },
  { path: "/support/rma/status", mostBytes: 10_500_000 },
  { path: "/carts/group-discount", mostBytes: 10_500_000 },
  { path: "/review/write-review", mostBytes: 24_500_000 },
];
