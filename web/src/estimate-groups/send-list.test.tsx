import type { GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { describe, expect, test } from "vitest";
import { sendList } from "./send-list.ts";

const draft = (lines: number): GroupDraft => ({
  lines: Array.from({ length: lines }, (_, at) => ({
    partName: `부품 ${at + 1}`,
    quantity: 1,
    unit: "EA",
    allowAlternative: true,
    requiredCondition: "ANY",
    fileIds: [],
  })),
  title: "정기 보수",
  contact: { name: "김구매" },
  strictDeadline: false,
  allowDuplicate: false,
  fileIds: ["fil_01J8Z3K4M5N6P7Q8R9S0T1V2W3"],
});
const refusal = (code: string) =>
  Object.assign(new Error(code), { status: 409, body: { status: 409, code, message: code } });

/** Sends to a server that takes each place of a list once, and may fail at a call. */
function shop(failAt?: { call: number; code: string; after: boolean }) {
  const taken = new Map<string, GroupDraft>();
  let calls = 0;
  const send = async (body: GroupDraft) => {
    calls += 1;
    const fails = failAt?.call === calls;
    if (fails && !failAt.after) throw refusal(failAt.code);
    const place = body.bom ? `${body.bom.id} ${body.bom.part}` : "alone";
    if (taken.has(place)) throw refusal("BOM_PART_SENT");
    taken.set(place, body);
    if (fails) throw refusal(failAt.code);
    return place;
  };
  return { taken, send };
}
/** The form as it stands while its list leaves. */
function form(lines: number) {
  const held = { body: draft(lines), bom: undefined as { id: string; sent: number } | undefined };
  const go = (send: ReturnType<typeof shop>["send"]) =>
    sendList({
      ...held,
      send,
      onSent: (bom, count) => {
        held.bom = bom;
        held.body = { ...held.body, lines: held.body.lines.slice(count) };
      },
    });
  return { held, go };
}
const namesIn = (taken: Map<string, GroupDraft>) =>
  [...taken.values()].flatMap(({ lines }) => lines.map(({ partName }) => partName));
const all = (count: number) => draft(count).lines.map(({ partName }) => partName);

describe("a list of parts", () => {
  test("of up to fifty is one request as it was typed", async () => {
    const { taken, send } = shop();
    expect(await form(50).go(send)).toEqual({ last: "alone", parts: 1 });
    expect(taken.get("alone")).toEqual(draft(50));
  });

  test("that is longer becomes requests of fifty in their order, with its files in the first", async () => {
    const { taken, send } = shop();
    const sent = await form(120).go(send);
    expect(sent.parts).toBe(3);
    const parts = [...taken.values()];
    expect(
      parts.map(({ bom, title, lines, fileIds }) => [
        bom?.part,
        title,
        lines.length,
        fileIds.length,
      ]),
    ).toEqual([
      [1, "정기 보수 (1/3)", 50, 1],
      [2, "정기 보수 (2/3)", 50, 0],
      [3, "정기 보수 (3/3)", 20, 0],
    ]);
    expect(new Set(parts.map(({ bom }) => bom?.id))).toEqual(new Set([sent.bomId]));
    expect(namesIn(taken)).toEqual(all(120));
  });

  test("that a plan takes in smaller requests leaves as such, each alone, with its title's place", async () => {
    const bodies: GroupDraft[] = [];
    const send = async (body: GroupDraft) => bodies.push(body);
    const sent = await sendList({
      body: draft(23),
      bom: undefined,
      linesEach: 10,
      send,
      onSent: () => undefined,
    });
    expect(sent).toEqual({ last: 3, parts: 3 });
    expect(bodies.map(({ bom, title, lines }) => [bom, title, lines.length])).toEqual([
      [undefined, "정기 보수 (1/3)", 10],
      [undefined, "정기 보수 (2/3)", 10],
      [undefined, "정기 보수 (3/3)", 3],
    ]);
    expect(bodies.map(({ fileIds }) => fileIds.length)).toEqual([1, 0, 0]);
  });

  test.each([
    { what: "was refused", after: false },
    { what: "was taken, but its answer was lost", after: true },
  ])("goes on where a part $what, and sends none twice", async ({ after }) => {
    const { taken, send } = shop({ call: 2, code: "BUSY", after });
    const { held, go } = form(120);
    await expect(go(send)).rejects.toThrow("BUSY");
    expect(held.body.lines).toHaveLength(70);
    expect(held.bom?.sent).toBe(1);
    const sent = await go(send);
    expect(sent).toMatchObject({ bomId: held.bom?.id, parts: 3 });
    expect(namesIn(taken)).toEqual(all(120));
    expect(held.body.lines).toEqual([]);
  });
});
