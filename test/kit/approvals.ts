import type { Id } from "@bupum/shared/kernel/ids";
import type { World } from "./world.ts";

/** An admin deletes a member, and another owner approves it (D20-12). */
export async function deletedByTwo(
  world: World,
  admin: Awaited<ReturnType<World["adminUser"]>>,
  id: Id<"usr">,
): Promise<void> {
  const second = await world.adminUser("OWNER");
  const body = { kind: "DELETE_USER", id, reason: "본인 요청" } as const;
  const { askedAt } = await admin.api.approvals.ask({ body });
  await second.api.approvals.approve({ params: { id }, body: { askedAt } });
}
