import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { companyId } from "../../test/cost-centres.ts";
import { siteOf } from "../../test/delivery-addresses.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { AddressesSection } from "./addresses-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const [home, other] = [siteOf("A", { isDefault: true }), siteOf("B")];
const numbered = (at: number) =>
  siteOf("A", {
    id: `adr_01KB00000000000000000${String(at).padStart(5, "0")}`,
    label: `${at}공장`,
  });
const conflict = { status: 409, code: "VERSION_CONFLICT", message: "그사이 바뀌었습니다." };

/** The section of an owner, while another one changes the list: what he saves is refused. */
async function shown(first: DeliveryAddress[], saving = Promise.resolve()) {
  let known = { deliveryAddresses: first, version: 4 };
  const net = network({
    "/delivery-addresses": async (body) => {
      if (!body) return { status: 200, body: known };
      await saving;
      return { status: 409, body: conflict };
    },
  });
  const { client } = await show(
    <>
      <AddressesSection company={{ id: companyId, roles: ["OWNER"] }} />
      <Dialogs />
    </>,
  );
  await list();
  const become = async (...deliveryAddresses: DeliveryAddress[]) => {
    known = { deliveryAddresses, version: known.version + 1 };
    await act(() => client.invalidateQueries());
  };
  const sent = () => net.sentTo("/delivery-addresses").flatMap(({ body }) => body ?? []);
  return { sent, become };
}
const list = () => screen.findByRole("list", { name: "배송지" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const disabled = () => screen.getAllByRole<HTMLButtonElement>("button").map((one) => one.disabled);
const label = () => screen.getByLabelText<HTMLInputElement>("배송지 이름");
const rename = (value: string) => fireEvent.change(label(), { target: { value } });

describe("an open form of a delivery address (D44-1)", () => {
  test("is saved into the list that it was opened with, so that nobody's change is lost", async () => {
    const { sent, become } = await shown([home, other]);
    press("제주 물류센터 수정");
    rename("제주 2센터");
    await become(home, other, numbered(3));
    expect(await screen.findByText("3공장")).toBeTruthy();
    press("저장");
    const changed = { ...other, label: "제주 2센터" };
    await waitFor(() =>
      expect(sent()).toEqual([{ deliveryAddresses: [home, changed], version: 4 }]),
    );
    expect(await screen.findByText("그사이 바뀌었습니다.")).toBeTruthy();
    expect(label().value).toBe("제주 2센터");
    // Whoever has read that saves it into the newest list.
    press("저장");
    const newest = { deliveryAddresses: [home, changed, numbered(3)], version: 5 };
    await waitFor(() => expect(sent()[1]).toEqual(newest));
  });

  test("stays with what was typed after somebody else deleted its address", async () => {
    const { sent, become } = await shown([home, other]);
    press("안산 1공장 자재창고 수정");
    rename("안산 2공장");
    await become({ ...other, label: "제주 2센터" });
    expect(await screen.findByText("제주 2센터")).toBeTruthy();
    expect(label().value).toBe("안산 2공장");
    await become();
    await waitFor(() => expect(screen.queryByText("제주 2센터")).toBeNull());
    expect(label().value).toBe("안산 2공장");
    press("저장");
    const changed = { ...home, label: "안산 2공장" };
    await waitFor(() =>
      expect(sent()).toEqual([{ deliveryAddresses: [changed, other], version: 4 }]),
    );
    // The second time it is stated anew, since nothing is left to be changed.
    press("저장");
    const { id: _gone, ...anew } = changed;
    await waitFor(() => expect(sent()[1]).toEqual({ deliveryAddresses: [anew], version: 6 }));
    press("취소");
    expect(await screen.findByText(/공장과 창고마다/)).toBeTruthy();
  });

  test.each(["제주 물류센터 수정", "배송지 추가"])(
    "lets no other act begin: %s",
    async (opening) => {
      await shown([home, other]);
      const all = ["수정", "삭제", "수정", "기본으로 지정", "삭제", "배송지 추가"];
      expect(buttons()).toEqual(all);
      press(opening);
      expect(buttons()).toEqual(["주소 찾기", "저장", "취소"]);
      press("취소");
      expect(buttons()).toEqual(all);
    },
  );
});

test("no form opens while the list is being saved: it would be one of an old list (D44-1)", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sent } = await shown([home, other], promise);
  press("제주 물류센터 기본으로 지정");
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(disabled()).toEqual(Array(6).fill(true)));
  resolve();
  await waitFor(() => expect(disabled()).toEqual(Array(6).fill(false)));
});

test.each([
  [99, 1],
  [100, 0],
])("%i delivery addresses leave room for %i more (D44-1)", async (count, room) => {
  await shown(Array.from({ length: count }, (_, at) => numbered(at + 1)));
  expect(within(await list()).getAllByRole("listitem")).toHaveLength(count);
  expect(screen.queryAllByRole("button", { name: "배송지 추가" })).toHaveLength(room);
});
