import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { companyId } from "../../test/cost-centres.ts";
import { siteOf, sitesReply } from "../../test/delivery-addresses.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { AddressesSection } from "./addresses-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

async function shown(roles: CompanyRole[], ...sites: DeliveryAddress[]) {
  const net = network({ "/delivery-addresses": () => sitesReply(...sites) });
  await show(
    <>
      <AddressesSection company={{ id: companyId, roles }} />
      <Dialogs />
    </>,
  );
  if (sites.length > 0) await screen.findByRole("list", { name: "배송지" });
  const sent = () => net.sentTo("/delivery-addresses").flatMap(({ body }) => body ?? []);
  return { sent };
}
const rows = () =>
  within(screen.getByRole("list", { name: "배송지" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const invalid = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid");
const [home, other] = [siteOf("A", { isDefault: true }), siteOf("B")];

describe("the delivery addresses of a company (D44-1)", () => {
  test("are listed for every member, the default one first", async () => {
    await shown(["BUYER"], other, home);
    expect(rows()).toEqual([
      "안산 1공장 자재창고 기본 배송지이현장 · 010-1111-2222(15434) 경기도 안산시 단원구 별망로 1",
      "제주 물류센터 고물류 · 064-710-0000(63122) 제주특별자치도 제주시 연삼로 2",
    ]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("say what they are good for while there are none", async () => {
    await shown(["BUYER"]);
    expect(await screen.findByText(/회사 소유자가 등록하면/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    tidy();
    browserObjects();
    await shown(["OWNER"]);
    expect(await screen.findByText(/공장과 창고마다/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "배송지 추가" })).toBeTruthy();
  });
});

describe("an owner (D44-1)", () => {
  test("adds one; the first one is the default unless he says otherwise", async () => {
    const { sent } = await shown(["OWNER"]);
    await screen.findByRole("button", { name: "배송지 추가" });
    press("배송지 추가");
    press("저장");
    const required = ["배송지 이름", "받는 분", "연락처", "우편번호", "지역", "주소"];
    await waitFor(() => expect(required.map(invalid)).toEqual(required.map(() => "true")));
    expect(sent()).toEqual([]);
    type("배송지 이름", home.label);
    type("받는 분", home.shipTo.name);
    type("연락처", "010-1111");
    type("우편번호", home.shipTo.zip);
    type("지역", home.shipTo.region);
    type("주소", home.shipTo.address);
    press("저장");
    await waitFor(() => expect(invalid("연락처")).toBe("true"));
    type("연락처", "010-1111-2222");
    press("저장");
    const { id: _, ...said } = home;
    await waitFor(() => expect(sent()).toEqual([{ deliveryAddresses: [said], version: 4 }]));
    expect(await screen.findByText("배송지를 저장했습니다.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText("배송지 이름")).toBeNull());
  });

  test("changes one, and reads at its field that a name is taken", async () => {
    const { sent } = await shown(["OWNER"], home, other);
    press("제주 물류센터 수정");
    expect(document.activeElement).toBe(screen.getByLabelText("배송지 이름"));
    type("배송지 이름", "안산 1공장 자재창고");
    press("저장");
    expect(await screen.findByText("같은 이름의 배송지가 있습니다.")).toBeTruthy();
    expect(invalid("배송지 이름")).toBe("true");
    expect(sent()).toEqual([]);
    type("배송지 이름", "제주 2센터");
    fireEvent.click(screen.getByLabelText("기본 배송지"));
    press("저장");
    const changed = { ...other, label: "제주 2센터", isDefault: true };
    const deliveryAddresses = [{ ...home, isDefault: false }, changed];
    await waitFor(() => expect(sent()).toEqual([{ deliveryAddresses, version: 4 }]));
  });

  test("makes another one the default, and deletes one once that is confirmed", async () => {
    const { sent } = await shown(["OWNER"], home, other);
    expect(screen.queryByRole("button", { name: /자재창고 기본으로/ })).toBeNull();
    press("제주 물류센터 기본으로 지정");
    const turned = [
      { ...home, isDefault: false },
      { ...other, isDefault: true },
    ];
    await waitFor(() => expect(sent()).toEqual([{ deliveryAddresses: turned, version: 4 }]));
    press("안산 1공장 자재창고 삭제");
    const dialog = within(await screen.findByRole("dialog"));
    expect(sent()).toHaveLength(1);
    fireEvent.click(dialog.getByRole("button", { name: "삭제" }));
    await waitFor(() => expect(sent()[1]).toEqual({ deliveryAddresses: [other], version: 4 }));
    expect(await screen.findByText("배송지를 삭제했습니다.")).toBeTruthy();
  });
});
