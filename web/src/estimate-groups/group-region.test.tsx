import { browserObjects } from "@bupum/ui/test/browser-objects";
import { showSite } from "@bupum/ui/test/site";
import { storage } from "@bupum/ui/storage";
import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import { screen } from "@testing-library/react";
import { createRootRoute, createRoute } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyBasket } from "../../test/basket.ts";
import { actForCompany, companyId } from "../../test/cost-centres.ts";
import { siteOf, sitesReply } from "../../test/delivery-addresses.ts";
import { network, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { ko } from "../words/ko.ts";
import { NewGroupPage } from "./group-page.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(() => {
  tidy();
  emptyBasket();
  endActing();
});

/** The region with which the page of a new request begins, of a member whose account is in 경기. */
async function regionOf(address: string, ...sites: DeliveryAddress[]) {
  const company = { id: companyId, roles: ["REQUESTER"], address: { zip: "08501", address } };
  network({
    "/users/me": () => ({
      status: 200,
      body: { id: "usr_1", role: "USER", name: "김구매", region: "GYEONGGI" },
    }),
    "/companies": () => ({ status: 200, body: { items: [company] } }),
    "/delivery-addresses": () => sitesReply(...sites),
    "/request-baskets/products": () => ({ status: 200, body: { lines: [], version: 0 } }),
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/estimates/new",
    validateSearch: () => ({}),
    component: NewGroupPage,
  });
  await showSite(root.addChildren([page]), ko, "/estimates/new");
  return (await screen.findByLabelText<HTMLSelectElement>("납품 지역")).value;
}

describe("a new request in a company's name (D44-4)", () => {
  beforeEach(actForCompany);

  test("begins with the region of the company's address, not of its member's account", async () => {
    expect(await regionOf("서울특별시 금천구 가산디지털1로 1")).toBe("SEOUL");
  });

  test("begins with the region of the default delivery address", async () => {
    expect(
      await regionOf("서울특별시 금천구 가산디지털1로 1", siteOf("B", { isDefault: true })),
    ).toBe("JEJU");
  });

  test("begins without a region where the address names no province", async () => {
    expect(await regionOf("가산디지털1로 1")).toBe("");
  });
});

test("a new request of one's own begins with the region of the account", async () => {
  expect(await regionOf("서울특별시 금천구 가산디지털1로 1")).toBe("GYEONGGI");
});
