import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUse, lockDataFolder } from "./data-folder-lock.ts";
import { openDatabase } from "./open-database.ts";
import { migrate } from "./migrate.ts";

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rigsmith-lock-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the folder's lock, or the database, and prints what came of it. */
async function another(what: "lock" | "database"): Promise<{ child: ChildProcess; said: string }> {
  const lock = `import("${new URL("data-folder-lock.ts", import.meta.url).href}").then((m) => m.lockDataFolder(${JSON.stringify(folder)}))`;
  const database = `import("${new URL("open-database.ts", import.meta.url).href}").then((m) => m.openDatabase({ dataDir: ${JSON.stringify(folder)}, databaseUrl: null }))`;
  const script = `${what === "lock" ? lock : database}.then(() => console.log("mine"), (error) => { console.log(error.message); process.exit(1); }); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = (await once(child.stdout as NonNullable<typeof child.stdout>, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

test("a second process on a data folder is refused in words that name the owner", async () => {
  const first = await another("lock");
  expect(first.said).toBe("mine");
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${first.child.pid}`);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
});

test("a second process that would open the database waits for nothing and ends, and the first goes on", async () => {
  const db = await openDatabase({ dataDir: folder, databaseUrl: null });
  await migrate(db);
  const second = await another("database");
  expect(second.said).toContain(`is in use by process ${process.pid}`);
  expect((await db.execute("select count(*) as n from orders")).rows).toEqual([{ n: 0 }]);
  await db.close();
  expect(existsSync(join(folder, "database.lock"))).toBe(false);
});

test("the lock of a process that was killed is taken over", async () => {
  const first = await another("lock");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const lock = await lockDataFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, "database.lock"), "utf8"))).toMatchObject({ pid: process.pid });
  lock.release();
});

test("a living process with the dead owner's number is not the owner", async () => {
  writeFileSync(
    join(folder, "database.lock"),
    JSON.stringify({ pid: process.pid, started: "another boot/1", host: hostname() }),
  );
  const lock = await lockDataFolder(folder);
  expect(lock.isOurs()).toBe(true);
  lock.release();
});

test("an owner on another machine is never taken for dead", async () => {
  writeFileSync(join(folder, "database.lock"), JSON.stringify({ pid: 1, started: null, host: "another-machine" }));
  await expect(lockDataFolder(folder)).rejects.toThrow("belongs to process 1 on another-machine");
});

test("half a lock, as a power cut leaves it, is told of in words", async () => {
  writeFileSync(join(folder, "database.lock"), "");
  await expect(lockDataFolder(folder)).rejects.toThrow("does not say whose it is");
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
});

test("of five processes that find the same dead owner, one gets the lock", async () => {
  const dead = await another("lock");
  dead.child.kill("SIGKILL");
  await once(dead.child, "exit");
  const five = await Promise.all(Array.from({ length: 5 }, () => another("lock")));
  expect(five.filter(({ said }) => said === "mine")).toHaveLength(1);
});

test("an acknowledged write is there after the owner was killed", async () => {
  const script = `import("${new URL("open-database.ts", import.meta.url).href}").then(async (m) => { const db = await m.openDatabase({ dataDir: ${JSON.stringify(folder)}, databaseUrl: null }); await db.execute("create table kept (n int)"); await db.execute("insert into kept values ($1)", [7]); console.log("written"); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  const db = await openDatabase({ dataDir: folder, databaseUrl: null });
  expect((await db.execute("select n from kept")).rows).toEqual([{ n: 7 }]);
  await db.close();
});

test("a closed database answers nothing more, also when only plain SQL was asked of it", async () => {
  const db = await openDatabase({ dataDir: folder, databaseUrl: null });
  await db.execute("select 1");
  await db.close();
  await expect(db.execute("select 1")).rejects.toThrow("The embedded database is closed");
});
