import { route } from "@bupum/shared/kernel/route";
import type { WriterApproval, WriterRole } from "@bupum/shared/accounts/users/contract";
import { writerApprovals, writerRoles } from "@bupum/shared/accounts/users/contract";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asFunction } from "../../kit/cloud/callers.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let call: (token?: string) => Promise<{ statusCode: number; body: string }>;

beforeAll(async () => {
  world = await startWorld();
  const { resource } = await import("@bupum/functions/kernel/request/resource");
  const write = route({
    method: "POST",
    path: "/written",
    access: "writer",
    summary: "Tells the caller what the kernel knows of him.",
    reply: z.object({ role: z.string(), categories: z.array(z.string()) }),
    problems: [],
  });
  const handler = resource(
    { write },
    {
      async write({ actor }) {
        if (actor.type !== "user") throw new Error("No user came through.");
        return { role: actor.writerRole, categories: [...actor.expertCategories] };
      },
    },
  );
  call = async (token) =>
    (await asFunction("user-users", () =>
      handler(
        {
          version: "2.0",
          routeKey: "POST /written",
          headers: token ? { authorization: `Bearer ${token}` } : {},
          requestContext: {
            requestId: "r",
            routeKey: "POST /written",
            http: { method: "POST", path: "/written", sourceIp: "10.0.0.1", userAgent: "test" },
          },
          // What a gateway sends and the kernel does not read is left out.
        } as never,
        {} as never,
      ),
    )) as { statusCode: number; body: string };
});
afterAll(() => world.stop());

const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { code: string }).code;
const category = "wct_01ARZ3NDEKTSV4RRFFQ69G5FA0";

describe("what is for writers opens to certified ones alone (D27-2)", () => {
  test("a guest is asked to log in", async () => {
    expect((await call()).statusCode).toBe(401);
  });

  test.each(writerRoles.flatMap((role) => writerApprovals.map((approval) => ({ role, approval }))))(
    "role $role with approval $approval",
    async ({ role, approval }) => {
      const { token } = await world.member({
        writerRole: role as WriterRole,
        writerApproval: approval as WriterApproval,
      });
      const reply = await call(token);
      if (role !== "NONE" && approval === "APPROVED") {
        expect(reply.statusCode).toBe(200);
        return;
      }
      expect(reply.statusCode).toBe(403);
      expect(codeOf(reply)).toBe("WRITER_REGISTRATION_REQUIRED");
    },
  );

  test("a seller is no writer, and an admin's token is not accepted here", async () => {
    expect((await call((await world.seller()).token)).statusCode).toBe(403);
    expect((await call((await world.adminUser()).token)).statusCode).toBe(401);
  });

  test("an EXPERT has categories, a WRITER none, whatever the row says", async () => {
    const as = async (writerRole: WriterRole) =>
      JSON.parse(
        (await call((await world.writer({ writerRole, expertCategories: [category] })).token)).body,
      ) as unknown;
    expect(await as("EXPERT")).toEqual({ role: "EXPERT", categories: [category] });
    expect(await as("WRITER")).toEqual({ role: "WRITER", categories: [] });
  });

  test("an account older than the review of writers has the role NONE", async () => {
    const { id, token, api } = await world.member();
    const { writerApproval: _, ...row } = (await world.read({ pk: `user#${id}`, sk: "account" }))!;
    await world.put([row]);
    expect(await api.users.me()).toMatchObject({
      writerRole: "NONE",
      writerApproval: "NONE",
      expertCategories: [],
    });
    expect((await call(token)).statusCode).toBe(403);
  });
});
