import { argon2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { World } from "../world.ts";

/** What a hash costs: OWASP's smallest for argon2id. It is written with each hash, so that it can grow. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify(argon2);

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

/** A password as it is kept: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, the usual writing of such a hash. */
export async function hashPassword(
  { randomBytes }: Pick<World, "randomBytes">,
  password: string,
  cost: Parameters = COST,
): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES));
  const tag = await tagOf(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`;
}

const WRITTEN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;
/** Of no password: compared with where there is no account, so that both take the same work. */
const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Whether a password is the one of a hash. Without a hash it does the same work and says no. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", tag = ""] = WRITTEN.exec(hash ?? NOBODYS) ?? [];
  if (tag === "") throw new Error("A kept password is not written as an argon2id hash");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await tagOf(password, Buffer.from(salt, "base64"), cost);
  return timingSafeEqual(found, Buffer.from(tag, "base64")) && hash !== null;
}

/** Whether a hash costs less than a new one would: then the next sign-in writes it again. */
export function isCheap(hash: string): boolean {
  return !hash.startsWith(`$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`);
}

/** The same text has the same bytes, however a keyboard composes its letters. */
function tagOf(password: string, nonce: Buffer, cost: Parameters): Promise<Buffer> {
  return derive("argon2id", { message: password.normalize("NFKC"), nonce, tagLength: TAG_BYTES, ...cost });
}

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
