/** Pages with a form that takes files, and bytes that such a form may have in all: one file of 10 MB, four of 6 MB. */
export const FILE_FORMS: readonly { path: string; mostBytes: number }[] = [
  { path: "/support/rma", mostBytes: 10_500_000 },
  { path: "/carts/group-discount", mostBytes: 10_500_000 },
  { path: "/review/write-review", mostBytes: 24_500_000 },
];
