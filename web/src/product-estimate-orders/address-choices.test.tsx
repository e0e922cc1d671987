import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import { storeDraft } from "@bupum/ui/form/stored-draft";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actForCompany, centresReply, companyId } from "../../test/cost-centres.ts";
import { siteOf, sitesReply } from "../../test/delivery-addresses.ts";
import { drawn, groupId, lineOf, send, shipTo as used } from "../../test/order-form.tsx";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { OrderFields } from "./order-fields.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  endActing();
});

const needed = {
  status: 409,
  body: { status: 409, code: "APPROVAL_NEEDED", message: "결재가 필요합니다." },
};
/** The order form of two sellers, with one address that was used before. */
const form = (...sites: DeliveryAddress[]) =>
  drawn(() => needed, {
    "/order-approvals": () => ({ status: 201, body: { id: "oap_01KB0000000000000000000000" } }),
    "/delivery-addresses": () => sitesReply(...sites),
    "/cost-centres": () => centresReply(),
    "/approval-rules": () => ({ status: 200, body: { rules: [], version: 0 } }),
    "/companies": () => ({ status: 200, body: { items: [] } }),
  });

const select = () => screen.findByLabelText<HTMLSelectElement>("배송지 선택");
const chosen = async () => (await select()).selectedOptions[0]!.text;
const choose = async (value: string) => fireEvent.change(await select(), { target: { value } });
const labels = ["받는 분", "연락처", "우편번호", "주소", "지역"];
const fields = async () => {
  await screen.findByLabelText("받는 분");
  return labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
};
const ofA = ["이현장", "010-1111-2222", "15434", "경기도 안산시 단원구 별망로 1", "GYEONGGI"];
const ofB = ["고물류", "064-710-0000", "63122", "제주특별자치도 제주시 연삼로 2", "JEJU"];
const ofUsed = ["박수령", "010-9876-5432", "04524", used.address, "SEOUL"];
const started = async (asked: object, companies: object[]) => {
  const item = lineOf("A");
  network({
    "/users/me": () => ({ status: 200, body: { name: "김구매", region: "GYEONGGI" } }),
    "/product-estimates/estimate": () => ({ status: 200, body: { items: [item] } }),
    [`/estimate-groups/${groupId}`]: () => ({ status: 200, body: { estimates: [], ...asked } }),
    "/delivery-addresses": () => sitesReply(),
    "/companies": () => ({ status: 200, body: { items: companies } }),
  });
  const choice = { quote: item.currentResponse!, quantity: 10, acceptAlternative: false };
  const chosenLines = new Map([[item.id, choice]]);
  const { unmount } = await show(
    <OrderFields groupId={groupId} preset="BY_HAND" chosen={chosenLines} addresses={[]} />,
  );
  const region = (await fields()).at(-1);
  unmount();
  return region;
};

describe("an order of a company with delivery addresses (D44-2)", () => {
  beforeEach(actForCompany);

  test("starts with the default one, and offers the others before those that were used", async () => {
    await form(siteOf("B"), siteOf("A", { isDefault: true }));
    expect(await fields()).toEqual(ofA);
    expect(await chosen()).toBe("안산 1공장 자재창고");
    const groups = [...(await select()).querySelectorAll("optgroup")].map(({ label, children }) => [
      label,
      [...children].map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ["회사 배송지", ["안산 1공장 자재창고", "제주 물류센터"]],
      ["최근 배송지", [`박수령 · (04524) ${used.address}`]],
    ]);
  });

  test("takes all five fields of the one that is chosen, and so do the approvers", async () => {
    const { sentTo } = await form(siteOf("A", { isDefault: true }), siteOf("B"));
    await choose(siteOf("B").id);
    await waitFor(async () => expect(await fields()).toEqual(ofB));
    expect(await chosen()).toBe("제주 물류센터");
    await send(2);
    await waitFor(() => expect(sentTo("/order-approvals")).toHaveLength(1));
    const bodies = ["/product-estimate-orders", "/order-approvals"].flatMap(sentTo);
    expect(bodies).toHaveLength(3);
    for (const { body } of bodies) expect(body).toMatchObject({ shipTo: siteOf("B").shipTo });
  });

  test("is delivered for the fee of the region that is chosen (D36-3)", async () => {
    const item = lineOf("A");
    const freight = { feeWon: 3_000, regionFees: [{ region: "JEJU" as const, feeWon: 9_500 }] };
    const quote = {
      ...item.currentResponse!,
      shippingFeePayer: "BUYER_PAYS",
      saleTerms: { freight },
    } as const;
    network({
      "/product-estimates/estimate": () => ({
        status: 200,
        body: { items: [{ ...item, currentResponse: quote }] },
      }),
      "/delivery-addresses": () => sitesReply(siteOf("A", { isDefault: true }), siteOf("B")),
    });
    const choice = { quote, quantity: 10, acceptAlternative: false };
    const chosenLines = new Map([[item.id, choice]]);
    await show(
      <OrderFields groupId={groupId} preset="BY_HAND" chosen={chosenLines} addresses={[]} />,
    );
    expect(await screen.findByText("3,000원 (부가세 별도)")).toBeTruthy();
    await choose(siteOf("B").id);
    expect(await screen.findByText("9,500원 (부가세 별도)")).toBeTruthy();
  });

  test("goes where an earlier one went, or elsewhere, as it is typed", async () => {
    await form(siteOf("A", { isDefault: true }));
    await choose("0");
    await waitFor(async () => expect(await fields()).toEqual(ofUsed));
    // A changed field is another address; the choice says so, and gives an empty one.
    fireEvent.change(screen.getByLabelText("주소"), { target: { value: "세종대로 111" } });
    await waitFor(async () => expect(await chosen()).toBe("직접 입력"));
    await choose(siteOf("A").id);
    await waitFor(async () => expect(await fields()).toEqual(ofA));
    await choose("");
    await waitFor(async () => expect((await fields()).slice(2, 4)).toEqual(["", ""]));
    expect(await chosen()).toBe("직접 입력");
  });

  test("names an address that was used once, by the name that the company gave it", async () => {
    await form(siteOf("A", { shipTo: { ...siteOf("A").shipTo, ...used, phone: "+821098765432" } }));
    // Without a default it starts with the last one, as before.
    expect(await fields()).toEqual(ofUsed);
    expect(await chosen()).toBe("안산 1공장 자재창고");
    expect((await select()).querySelectorAll("optgroup")).toHaveLength(1);
  });

  test("shows the one that was picked of two sites with one address", async () => {
    const twin = siteOf("B", { shipTo: siteOf("A").shipTo });
    await form(siteOf("A", { isDefault: true }), twin);
    expect(await chosen()).toBe("안산 1공장 자재창고");
    await choose(twin.id);
    expect(await fields()).toEqual(ofA);
    expect(await chosen()).toBe("제주 물류센터");
    await choose(siteOf("A").id);
    expect(await chosen()).toBe("안산 1공장 자재창고");
  });

  test("keeps what was typed before a reload", async () => {
    const typed = { ...used, name: "정직접" };
    storeDraft(`order-${groupId}`, { shipTo: typed });
    await form(siteOf("A", { isDefault: true }));
    expect((await fields())[0]).toBe("정직접");
    expect(await chosen()).toBe("직접 입력");
  });

  test("begins with the region of its request, else of the company, where no place is known", async () => {
    const company = { id: companyId, roles: ["BUYER"], address: { address: "서울특별시 금천구" } };
    expect(await started({}, [company])).toBe("SEOUL");
    expect(await started({ region: "BUSAN" }, [company])).toBe("BUSAN");
    expect(await started({}, [])).toBe("");
  });

  test("offers no choice while the company has stated none", async () => {
    await form();
    expect(await fields()).toEqual(ofUsed);
    expect(screen.queryByLabelText("배송지 선택")).toBeNull();
  });
});

test("whoever orders for himself starts with his last address, and is offered no company's", async () => {
  const { sentTo } = await form(siteOf("A", { isDefault: true }));
  expect(await fields()).toEqual(ofUsed);
  expect(screen.queryByLabelText("배송지 선택")).toBeNull();
  expect(sentTo("/delivery-addresses")).toEqual([]);
});
