import type { contract } from "@bupum/shared/contract";
import { type Client, clientOf } from "@bupum/shared/kernel/client";
import { adminPaths, userPaths } from "@bupum/shared/paths";
import { members } from "../people/members.ts";
import { userIdOf } from "../people/people-rows.ts";
import { admin } from "../people/people.ts";
import type { Person } from "../types.ts";
import type { Subscriber } from "./demo.ts";

const lookMs = 1_000;
type AdminApi = Client<typeof contract.admin>;

async function logInAt(baseUrl: string, { userId, password }: Person): Promise<Subscriber["api"]> {
  const guest = clientOf<typeof contract.user>(userPaths, { baseUrl });
  const { token } = await guest.auth.login({ body: { userId, password } });
  return clientOf<typeof contract.user>(userPaths, { baseUrl, token: () => token });
}

async function logInAsAdmin(baseUrl: string): Promise<AdminApi> {
  const { userId, password } = admin;
  const guest = clientOf<typeof contract.admin>(adminPaths, { baseUrl });
  const { token } = await guest.auth.login({ body: { userId, password } });
  return clientOf<typeof contract.admin>(adminPaths, { baseUrl, token: () => token });
}

/** The members of the demo market and its admin, logged in over its sites. */
export async function subscribersOf(site: string, adminSite: string) {
  const found: Subscriber[] = [];
  for (const member of members)
    // oxlint-disable-next-line no-await-in-loop -- one password at a time is checked quickly
    found.push({ id: userIdOf(member), api: await logInAt(`${site}/api`, member) });
  return {
    members: found,
    admin: await logInAsAdmin(`${adminSite}/admin-api`),
    wait: () => new Promise((done) => setTimeout(done, lookMs)),
  };
}
