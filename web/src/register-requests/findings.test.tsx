import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Findings } from "@bupum/ui/register-requests/findings";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { useWords } from "../words.ts";

beforeEach(browserObjects);
afterEach(tidy);

const requestOf = (found: Partial<RegisterRequestHistory>) =>
  ({
    phase: "CHECKED",
    outcomes: { ADD: 100, UPDATE: 0, REMOVE: 0, SKIP: 0, ERROR: 140 },
    ...found,
  }) as RegisterRequestHistory;

interface PageProps {
  found: Partial<RegisterRequestHistory>;
  onChoose?: () => void;
}

function Page({ found, onChoose }: PageProps) {
  return (
    <Findings
      request={requestOf(found)}
      say={useWords("registerRequests")}
      isBusy={false}
      {...(onChoose && { onChoose })}
    />
  );
}

test("240 rows and a plan of 100 are 100 of 240, with what stays out (D8-15)", async () => {
  await show(<Page found={{ limitedRows: 140, listings: { live: 0, most: 100 } }} />);
  expect(await screen.findByText("240행 가운데 100행을 반영할 수 있습니다")).toBeTruthy();
  expect(screen.getByText(/넘는 140행은 제외됩니다/)).toBeTruthy();
});

test("One press takes a maker for all rows with its name, and another says what ¥ is (D8-18, D8-19)", async () => {
  const onChoose = vi.fn();
  const name = { ko: "미쓰비시전기", en: "Mitsubishi Electric", zh: "三菱电机" };
  const maker = { id: "mkr_01KB0000000000000000000000" as const, name };
  const unknownMakers = [{ name: "미스비시", rows: 12, nearest: [maker] }];
  await show(<Page found={{ unknownMakers, yenRows: 3, changedRows: 2 }} onChoose={onChoose} />);
  fireEvent.click(await screen.findByRole("button", { name: "미스비시 → 미쓰비시전기" }));
  fireEvent.click(screen.getByRole("button", { name: "위안(CNY)입니다" }));
  expect(screen.getByText("파일을 만든 뒤 바뀐 상품 2개")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "모두 파일의 값으로 바꾸기" }));
  expect(onChoose.mock.calls).toEqual([
    [{ makers: [{ name: "미스비시", manufactorId: maker.id }] }],
    [{ yenSign: "CNY" }],
    [{ overwritesAll: true }],
  ]);
});

const known = (at: number) => ({
  id: `mkr_01KB000000000000000000000${at}` as const,
  name: { ko: `제조사${at}`, en: `Maker ${at}`, zh: `厂商${at}` },
});

test("One press takes the nearest for all unknown makers that have one (D8-19)", async () => {
  const onChoose = vi.fn();
  const unknownMakers = [
    { name: "미스비시", rows: 12, nearest: [known(1), known(2)] },
    { name: "오므른", rows: 3, nearest: [known(3)] },
    { name: "처음보는곳", rows: 1, nearest: [] },
  ];
  await show(<Page found={{ unknownMakers }} onChoose={onChoose} />);
  fireEvent.click(await screen.findByRole("button", { name: "비슷한 이름으로 모두 바꾸기 (2곳)" }));
  expect(onChoose).toHaveBeenCalledWith({
    makers: [
      { name: "미스비시", manufactorId: known(1).id },
      { name: "오므른", manufactorId: known(3).id },
    ],
  });
});
