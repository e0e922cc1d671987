import type { AdminRole } from "@bupum/shared/kernel/admin-roles";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { BulkHide } from "../boards/bulk-hide.tsx";
import { BulkBlock } from "../users/bulk-block.tsx";
import { type Operation, May, mayDo } from "../may.tsx";
import { menu } from "./menu.ts";
import { opens } from "./page-rights.ts";

beforeEach(browserObjects);
afterEach(() => {
  document.cookie = "adminToken=; path=/; max-age=0";
  tidy();
});

const clear = () => undefined;
const BulkActs = () => (
  <>
    <BulkHide rows={[]} clear={clear} />
    <BulkBlock rows={[]} clear={clear} />
  </>
);

const entriesOf = (role: AdminRole) =>
  menu.flatMap(({ entries }) =>
    entries.map(({ to }) => to).filter((to) => opens((operation) => mayDo(role, operation), to)),
  );

const bySupport = (operation: Operation) => mayDo("SUPPORT", operation);
const Page = () => (
  <>
    <May call="paymentOrderEntities.refund">환불</May>
    <May call="boards.hide">숨기기</May>
  </>
);

describe("the menu of a role (D20-10)", () => {
  test("has all entries for an owner, and for others those of their work", () => {
    const all = entriesOf("OWNER");
    const missing = (role: AdminRole) => all.filter((to) => !entriesOf(role).includes(to));
    expect(missing("FINANCE")).toEqual([
      "/support",
      "/penalties",
      "/category-tags",
      "/search-words",
      "/specification-rules",
      "/claims",
      "/audit-events",
      "/maintenance",
    ]);
    expect(missing("MODERATOR")).toEqual([
      "/subscriptions",
      "/payments",
      "/cards",
      "/approvals",
      "/reconciliations",
      "/audit-events",
      "/maintenance",
    ]);
    expect(missing("SUPPORT")).toContain("/reconciliations");
  });
});

test("a page for which a role has no right stays closed where its address is typed", () => {
  expect(opens(bySupport, "/users/new")).toBe(true);
  expect(opens(bySupport, "/products/$productId/edit")).toBe(false);
  expect(opens(bySupport, "/admins/new")).toBe(false);
});

test("acts on several rows show to those who may call their operation (D20-10)", async () => {
  document.cookie = "adminToken=token; path=/";
  const me = { id: "usr_01KB0000000000000000000000", userId: "f", name: "재무", role: "ADMIN" };
  const sent = network({ "/me": () => ({ ...me, adminRole: "FINANCE" }) });
  await show("/today", BulkActs, "/today");
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => screen.queryAllByRole("button")).toEqual([]);
});

test("a button shows to those who may call its operation (D20-10)", async () => {
  // As the site has it below /admin.
  document.cookie = "adminToken=token; path=/";
  const me = { id: "usr_01KB0000000000000000000000", userId: "f", name: "재무", role: "ADMIN" };
  network({ "/me": () => ({ ...me, adminRole: "FINANCE" }) });
  await show("/today", Page, "/today");
  await expect.poll(() => screen.queryByText(/숨기기/)).toBeNull();
  expect(screen.getByText(/환불/)).toBeTruthy();
});
