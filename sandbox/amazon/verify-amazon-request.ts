import { constants, createHash, createVerify, type KeyObject } from "node:crypto";

const AUTHORIZATION = /^AMZN-PAY-RSASSA-PSS-V2 PublicKeyId=([^,]+), SignedHeaders=([^,]+), Signature=(\S+)$/;
/** What a signature has to cover for the peer to believe it. */
const MUST_BE_SIGNED = ["x-amz-pay-date", "x-amz-pay-host", "x-amz-pay-region"];
const MOST_AGE_MS = 15 * 60_000;

/** Whether the store's key signed this very request, lately. Its own reading of Amazon's rules, apart from the adapter's. */
export function isAmazonRequest(
  request: { method: string; url: URL; header: (name: string) => string | undefined; body: string },
  publicKeyId: string,
  key: KeyObject,
): boolean {
  const [, keyId, signed = "", signature = ""] = AUTHORIZATION.exec(request.header("authorization") ?? "") ?? [];
  const names = signed.split(";");
  const isWhole = MUST_BE_SIGNED.every((name) => names.includes(name));
  const isKeySigned =
    request.header("x-amz-pay-idempotency-key") === undefined || names.includes("x-amz-pay-idempotency-key");
  const age = Date.now() - Date.parse(request.header("x-amz-pay-date") ?? "");
  if (keyId !== publicKeyId || !isWhole || !isKeySigned || !(Math.abs(age) <= MOST_AGE_MS)) return false;
  const lines = [request.method, request.url.pathname, request.url.search.slice(1)];
  for (const name of names) lines.push(`${name}:${request.header(name) ?? ""}`);
  lines.push("", signed, hash(request.body));
  return createVerify("RSA-SHA256")
    .update(`AMZN-PAY-RSASSA-PSS-V2\n${hash(lines.join("\n"))}`)
    .verify({ key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }, signature, "base64");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
