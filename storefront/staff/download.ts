import type { ProofKind } from "#rules/rma/check-proof-file.ts";

const TYPES: Readonly<Record<ProofKind, string>> = { jpg: "image/jpeg", png: "image/png", pdf: "application/pdf" };

/** A stranger's file as a download, never a page: it is not opened inside the shop. */
export function download(name: string, { Kind, Base64 }: { Kind: ProofKind; Base64: string }): Response {
  return new Response(
    Uint8Array.from(atob(Base64), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        "content-type": TYPES[Kind],
        "content-disposition": `attachment; filename="${name}.${Kind}"`,
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      },
    },
  );
}
