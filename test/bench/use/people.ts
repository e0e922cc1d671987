import type { contract } from "@bupum/shared/contract";
import { type Client, clientOf } from "@bupum/shared/kernel/client";
import { adminPaths, userPaths } from "@bupum/shared/paths";
import { admin, demoPassword } from "@bupum/seed/people/people";

export interface Addresses {
  web: string;
  admin: string;
}

/** Somebody signed in to the demo market, or a guest without a token. */
export interface Person {
  api: Client<typeof contract.user>;
  token?: string;
}

/** How many calls were made, pages and files among them, and how many a limit refused. */
export const counted = { calls: 0, limited: 0 };

/** A market that fails is not measured. */
export const send: typeof fetch = async (...given) => {
  counted.calls++;
  const reply = await fetch(...given);
  if (reply.status === 429) counted.limited++;
  if (reply.status >= 500) throw new Error(`${String(given[0])}: ${reply.status}`);
  return reply;
};

const clientAt = (site: string, token?: string) =>
  clientOf<typeof contract.user>(userPaths, {
    baseUrl: `${site}/api`,
    token: () => token,
    send,
  });

export const guestOf = (site: string): Person => ({ api: clientAt(site) });

export async function personOf(site: string, userId: string): Promise<Person> {
  const { token } = await clientAt(site).auth.login({ body: { userId, password: demoPassword } });
  return { api: clientAt(site, token), token };
}

export async function adminToken(site: string): Promise<string> {
  const api = clientOf<typeof contract.admin>(adminPaths, { baseUrl: `${site}/admin-api`, send });
  const body = { userId: admin.userId, password: demoPassword };
  return (await api.auth.login({ body })).token;
}
