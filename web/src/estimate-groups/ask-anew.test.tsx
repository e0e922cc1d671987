import { beforeEach, expect, test } from "vitest";
import { emptyBasket } from "../../test/basket.ts";
import { askAnew } from "./ask-anew.ts";
import { prefilledForm } from "./group-form.ts";

type Line = Parameters<typeof askAnew>[0]["lines"][number];
const line = {
  productName: "미니어처 릴레이",
  unit: "EA",
  allowAlternative: false,
  requiredCondition: "NEW" as const,
  files: [],
  sellerIds: [],
} satisfies Partial<Line>;
const ended: Parameters<typeof askAnew>[0] = {
  id: "egr_01ARZ3NDEKTSV4RRFFQ69G5FA0",
  number: "EG-261123-7K3QX",
  title: "정기 보수 부품",
  status: "REJECTED",
  open: false,
  closeReason: "NO_QUOTES",
  lineCount: 2,
  sellerCount: 1,
  quotedCount: 0,
  orderedCount: 0,
  dueAt: "2026-11-20T09:00:00.000Z",
  createdAt: "2026-11-17T09:00:00.000Z",
  buyerId: "usr_01ARZ3NDEKTSV4RRFFQ69G5FA0",
  strictDeadline: false,
  contact: { name: "구본아" },
  files: [],
  lines: [
    {
      ...line,
      requestLineId: "l01",
      productId: "prd_01ARZ3NDEKTSV4RRFFQ69G5FA0",
      partNumber: "MY2N-DC24",
      quantity: 40,
      targetPrice: "7000",
    },
    { ...line, requestLineId: "l02", productName: "판넬용 팬", quantity: 4, memo: "무소음" },
    {
      ...line,
      requestLineId: "l03",
      productName: "뺀 품목",
      quantity: 1,
      droppedAt: "2026-11-18T09:00:00.000Z",
    },
  ],
  unassignedLineIds: [],
  dispatching: false,
  estimates: [
    {
      id: "est_01ARZ3NDEKTSV4RRFFQ69G5FA1",
      number: "ES-261117-ABCDE",
      sellerId: "sel_01ARZ3NDEKTSV4RRFFQ69G5FA0",
      sellerName: "가온전기",
      status: "REJECTED",
      lineCount: 2,
      pendingCount: 0,
      repliedCount: 0,
      rejectedCount: 2,
    },
  ],
  version: 3,
};

beforeEach(() => {
  sessionStorage.clear();
  emptyBasket();
});

test("an ended request starts the next one with its lines and sellers, without what was dropped", () => {
  askAnew(ended);
  const form = prefilledForm(undefined, { sellers: [] });
  expect(form.title).toBe("정기 보수 부품");
  expect(form.sellers).toEqual([{ id: "sel_01ARZ3NDEKTSV4RRFFQ69G5FA0", companyName: "가온전기" }]);
  expect(form.lines).toMatchObject([
    { partNumber: "MY2N-DC24", quantity: 40, targetPrice: "7000", allowAlternative: false },
    { partName: "판넬용 팬", quantity: 4, memo: "무소음" },
  ]);
});

test("what is typed already stays, and asked anew twice is once", () => {
  askAnew(ended);
  askAnew({ ...ended, title: "다른 제목" });
  const { title, lines, sellers } = prefilledForm(undefined, { sellers: [] });
  expect(title).toBe("정기 보수 부품");
  expect(sellers).toHaveLength(1);
  expect(lines.map(({ quantity }) => quantity)).toEqual([40, 4]);
});
