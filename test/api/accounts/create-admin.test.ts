import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { password } from "../../kit/accounts.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  // The command is a process of its own.
  world = await startWorld({ table: "dynamodb" });
});
afterAll(() => world.stop());

describe("the command that makes the first admin", () => {
  const command = fileURLToPath(
    new URL("../../../functions/src/admin/create-admin.ts", import.meta.url),
  );
  const run = (userId: string, secret: string, ...named: string[]) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: inject("dynamoDb") };
      const child = spawn(process.execPath, [command, "--user-id", userId, ...named], { env });
      let output = "";
      const keep = (text: Buffer) => void (output += text.toString());
      child.stdout.on("data", keep);
      child.stderr.on("data", keep);
      child.on("close", (code) => done({ code, output }));
      child.stdin.end(`${secret}\n`);
    });

  test("makes one who can log in, and refuses a weak password or a taken name", async () => {
    const userId = "first-operator";
    expect(await run(userId, "short")).toMatchObject({ code: 1 });
    expect(await run(userId, password)).toMatchObject({ code: 0 });
    const { token } = await world.admin().auth.login({ body: { userId, password } });
    expect(await world.admin(token).me.me()).toMatchObject({ userId, adminRole: "OWNER" });
    const again = await run(userId, password);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining("USER_ID_TAKEN") });
  });

  test("makes an admin of the named role, and refuses a role that does not exist (D20-10)", async () => {
    const userId = "first-cashier";
    expect(await run(userId, password, "--role", "cashier")).toMatchObject({ code: 1 });
    expect(await run(userId, password, "--role", "finance")).toMatchObject({ code: 0 });
    const { token } = await world.admin().auth.login({ body: { userId, password } });
    expect(await world.admin(token).me.me()).toMatchObject({ userId, adminRole: "FINANCE" });
  });
});
