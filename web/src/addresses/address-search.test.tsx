import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { AddressSearch } from "./address-search.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const hall = {
  zip: "44675",
  road: "울산광역시 남구 중앙로 201 (신정동)",
  lot: "울산광역시 남구 신정동 646-4 울산광역시청",
  region: "ULSAN",
};

async function open(answers: ((search: string) => { status: number; body?: unknown })[]) {
  const calls = network({ "/addresses": (_, search) => answers.shift()!(search) });
  const onChoose = vi.fn();
  const onSend = vi.fn();
  await show(
    <form onSubmit={onSend}>
      <AddressSearch onChoose={onChoose} />
    </form>,
  );
  fireEvent.click(screen.getByText("주소 찾기"));
  const dialog = within(await screen.findByRole("dialog"));
  const box = dialog.getByLabelText("도로명, 지번 또는 건물 이름");
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const asked = () => calls.sentTo("/addresses").map(({ search }) => decodeURIComponent(search));
  return { dialog, box, type, asked, onChoose, onSend };
}
const finding = (items: object[], total = items.length, isTooWide = false) => ({
  status: 200,
  body: { items, total, isTooWide },
});

describe("the search for an address", () => {
  test("hands on what is chosen, closes, and does not send the form around it", async () => {
    const { dialog, box, type, asked, onChoose, onSend } = await open([() => finding([hall])]);
    type("중앙로 201");
    expect(asked()).toEqual([]);
    fireEvent.keyDown(box, { key: "Enter" });
    fireEvent.click(await dialog.findByText(hall.road));
    expect(asked()).toEqual(["?searchKeyword=중앙로+201"]);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(hall);
    expect(onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("says how many there are, that more has to be typed, and that nothing was found", async () => {
    const { dialog, type } = await open([
      () => finding([hall], 812),
      () => finding([], 0, true),
      () => finding([]),
    ]);
    const find = (keyword: string) => {
      type(keyword);
      fireEvent.click(dialog.getByRole("button", { name: "찾기" }));
    };
    find("중앙로");
    expect(await dialog.findByText(/^812건 중 1건입니다/)).toBeDefined();
    find("울산시");
    expect(await dialog.findByText(/건물번호까지 입력해 주세요/)).toBeDefined();
    find("없는길 7");
    expect(await dialog.findByText(/^찾는 주소가 없습니다/)).toBeDefined();
  });

  test("says when the service fails, and asks again for the same", async () => {
    const { dialog, type } = await open([() => ({ status: 503 }), () => finding([hall])]);
    type("중앙로 201");
    const button = dialog.getByRole("button", { name: "찾기" });
    fireEvent.click(button);
    expect(await dialog.findByText(/^지금은 주소를 찾을 수 없습니다/)).toBeDefined();
    fireEvent.click(button);
    expect(await dialog.findByText(hall.road)).toBeDefined();
  });

  test("takes two letters at least", async () => {
    const { dialog, box, type, asked } = await open([]);
    type(" 중 ");
    fireEvent.keyDown(box, { key: "Enter" });
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "찾기" }).disabled).toBe(true);
    expect(asked()).toEqual([]);
  });
});
