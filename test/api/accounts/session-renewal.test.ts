import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

// A file of its own: a process reads the token key once, and no log-in may read it earlier.
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("a session is renewed by a function that reads the key of tokens in its own role", async () => {
  const { id } = await world.member();
  const issuedAt = Math.floor(Date.now() / 1000) - 8 * 86_400;
  const token = await new SignJWT({ sv: 1 })
    .setProtectedHeader({ alg: "ES256" })
    .setSubject(id)
    .setIssuer("bupum")
    .setAudience("user")
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 14 * 86_400)
    .sign(createPrivateKey(world.services.tokenKey.privateKey));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await world.raw("user", "GET", "/users/me", { headers });
  const renewed = reply.headers.get("x-renewed-token")!;
  expect(renewed).toMatch(/^ey/);
  // A token from before the list of sessions gets its place there (D20-13).
  const { items } = await world.api(renewed).users.sessions();
  expect(items).toMatchObject([
    { isCurrent: true, openedAt: new Date(issuedAt * 1000).toISOString() },
  ]);
  const days = (Date.parse(items[0]!.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
});
