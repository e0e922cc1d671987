import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  added,
  addButton,
  catalogued,
  doneWithPasting,
  pastedBeside,
  pasting,
} from "../../test/pasted-list.tsx";
import { network, show, tidy } from "../../test/world.tsx";
import { learnt } from "../estimate-groups/paste/learnt.ts";
import type { SettledLine } from "../estimate-groups/paste/pasted-lines.ts";
import { BestSubstitute } from "./best-substitute.tsx";

const current = { ko: "정격전류", en: "Rated current", zh: "额定电流" };
const substitute = (id: string, partNumber: string, offerCount: number, grade?: string) => ({
  ...catalogued(id, partNumber, "오토닉스"),
  offerCount,
  relation: "EQUIVALENT",
  ...(grade && { grade }),
  differences: [{ name: current, from: "5 A", to: "8 A" }],
});
const said = { source: "MAKER", saidAt: "2026-11-20T00:00:00.000Z" } as const;
const replying = (...substitutes: object[]) => ({
  "/products/substitutes": () => ({
    status: 200,
    body: { items: [{ productId: "prd_0", substitutes }] },
  }),
});

describe("the substitute of a part that one cannot get (D37-6)", () => {
  beforeEach(browserObjects);
  afterEach(tidy);

  test("is the best one that somebody offers, with grade and differences", async () => {
    network(
      replying(
        substitute("1", "NONE-1", 0, "DROP_IN"),
        substitute("2", "BEN5M", 2, "SAME_FUNCTION"),
      ),
    );
    const onTake = vi.fn();
    await show(<BestSubstitute of={{ id: "prd_0", offerCount: 0 }} onTake={onTake} />);
    const take = await screen.findByRole("button", { name: "바꾸기: 대신 오토닉스 BEN5M" });
    // Who speaks what is written on it reaches it (WCAG 2.5.3).
    expect(take.getAttribute("aria-label")).toContain(take.textContent);
    fireEvent.click(take);
    expect(onTake.mock.calls[0]![0]).toMatchObject({ id: "prd_2" });
    expect(screen.getByRole("note").textContent).toMatch(/같은 기능.*정격전류 5 A → 8 A/);
  });

  test("is not the successor, which the warning of the life offers, and has no grade of before", async () => {
    network(replying(substitute("1", "NEW-1", 1, "DROP_IN"), substitute("2", "BEN5M", 1)));
    const life = { ...said, state: "DISCONTINUED", successorId: "prd_1" } as const;
    await show(<BestSubstitute of={{ id: "prd_0", offerCount: 3, life }} onTake={vi.fn()} />);
    await screen.findByRole("button", { name: /BEN5M/ });
    expect(screen.queryByText(/NEW-1|그대로 대체|같은 치수|같은 기능/)).toBeNull();
  });

  test("is not asked for where the part is made and offered", async () => {
    const { sentTo } = network(replying());
    const life = { ...said, state: "LAST_ORDER", lastOrderDay: "2099-12-31" } as const;
    await show(<BestSubstitute of={{ id: "prd_0", offerCount: 1, life }} onTake={vi.fn()} />);
    expect(sentTo("/products/substitutes")).toEqual([]);
  });
});

const found = (part: object) => ({ match: "EXACT", reason: "SAME_NUMBER", parts: [part] });

describe("a line of a pasted list (D37-6)", () => {
  beforeEach(pasting);
  afterEach(doneWithPasting);

  test("takes a substitute of another maker and the same number, which settles it", async () => {
    const other = { ...catalogued("2", "6204", "SKF"), offerCount: 2 };
    const { onAdd } = await pastedBeside("6204\tNSK\t4", {
      ...replying({ ...substitute("2", "6204", 2, "DROP_IN"), ...other }),
      "products/match": (body) => {
        const { rows } = body as { rows: { manufactorName?: string }[] };
        const items = rows.map(({ manufactorName }) =>
          found(
            manufactorName === "SKF" ? other : { ...catalogued("1", "6204", "NSK"), offerCount: 0 },
          ),
        );
        return { status: 200, body: { items } };
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "바꾸기: 대신 SKF 6204" }));
    await screen.findByText(/SKF 6204 ·/);
    expect(addButton().disabled).toBe(false);
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([["prd_2", "6204", 4]]);
  });

  test("takes the substitute of another maker with one press, which settles it", async () => {
    const other = catalogued("2", "BEN5M", "오토닉스");
    const { onAdd } = await pastedBeside("E3Z-D81\t오므론\t4", {
      ...replying(substitute("2", "BEN5M", 2, "DROP_IN")),
      "products/match": (body) => {
        const { rows } = body as { rows: { partNumber: string }[] };
        const items = rows.map(({ partNumber }) =>
          partNumber === "BEN5M"
            ? { match: "AMBIGUOUS", reason: "OTHER_MAKER", parts: [other] }
            : {
                match: "EXACT",
                reason: "SAME_NUMBER",
                parts: [{ ...catalogued("1", "E3Z-D81"), offerCount: 0 }],
              },
        );
        return { status: 200, body: { items } };
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "바꾸기: 대신 오토닉스 BEN5M" }));
    await screen.findByDisplayValue(/BEN5M ·/);
    expect(addButton().disabled).toBe(false);
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([["prd_2", "BEN5M", 4]]);
  });

  test("does not teach that the asked number means the substitute (D31-2)", () => {
    const line = { partNumber: "E3Z-D81", rows: [1] };
    const part = catalogued("2", "BEN5M", "오토닉스");
    const of = (by: object) => ({ part, of: { line, by } }) as unknown as SettledLine;
    const taken = { partNumber: "BEN5M", manufactorName: "오토닉스", choice: "prd_2" };
    expect(learnt([of(taken)])).toEqual([]);
    expect(learnt([of({ partNumber: "BEN5M" })])).toHaveLength(1);
  });
});
