import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { adminRoles } from "@bupum/shared/kernel/admin-roles";
import { parseInput } from "@bupum/shared/kernel/words/faults";
import { Problem } from "@bupum/shared/kernel/problem";
import { oneLine } from "@bupum/shared/kernel/text/text";
import { password, userId } from "@bupum/shared/accounts/users/rules";
import * as z from "zod/mini";
import { audit } from "../kernel/audit.ts";
import { newId, newUuid, now } from "../kernel/context.ts";
import { hashPassword } from "../kernel/secrets/password.ts";
import { write } from "../kernel/table.ts";
import { addAccount } from "../accounts/users/items.ts";

/**
 * `npm run admin:create -- --user-id <login name> [--name <name>] [--role <role>]` makes an admin,
 * an owner unless a role is named (D20-10); the password comes from the standard input, or from a
 * prompt that does not show it. The account and the table are those of the environment: AWS
 * credentials and TABLE_NAME, and for the cloud on one machine also AWS_ENDPOINT_URL_DYNAMODB.
 */
const { values } = parseArgs({
  options: {
    "user-id": { type: "string" },
    name: { type: "string", default: "관리자" },
    role: { type: "string", default: "OWNER" },
  },
});
const draft = z.strictObject({
  userId,
  name: oneLine(1, 40),
  adminRole: z.enum(adminRoles),
  password,
});
const checked = parseInput(draft, {
  userId: values["user-id"],
  name: values.name,
  adminRole: values.role.toUpperCase(),
  password: await askPassword(),
});
if ("faults" in checked)
  stop(checked.faults.map(({ path, code }) => `${path}: ${code}`).join("\n"));
else await create(checked.data);

async function create({ password: chosen, ...profile }: z.output<typeof draft>): Promise<void> {
  const id = newId("usr");
  const actor = { type: "admin", userId: id, name: profile.name } as const;
  try {
    await write(
      ...addAccount(
        { ...profile, id, uuid: newUuid(), role: "ADMIN", createdAt: now() },
        await hashPassword(chosen),
      ),
      audit({ actor, now }, { entity: "user", id, from: "NONE", to: "ADMIN", via: "SYSTEM" }),
    );
    process.stdout.write(`Made the admin ${profile.userId} (${id}).\n`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    stop(`${profile.userId}: ${error.code}`);
  }
}

function stop(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}

async function askPassword(): Promise<string> {
  const { stdin } = process;
  const lines = createInterface({ input: stdin, terminal: stdin.isTTY });
  try {
    if (stdin.isTTY) {
      process.stdout.write("Password: ");
      // The terminal must not echo the password while the prompt reads the keys.
      Object.assign(lines, { _writeToOutput: () => undefined });
      const answer = await lines.question("");
      process.stdout.write("\n");
      return answer;
    }
    for await (const first of lines) return first;
    return "";
  } finally {
    lines.close();
  }
}
