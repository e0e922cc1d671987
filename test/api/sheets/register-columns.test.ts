import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf } from "../../kit/group.ts";
import { rowsOf, seen, send } from "../../kit/register.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const head = ["관리품목", "거래 업체", "비용", "수 량"];

describe("columns that a seller assigns (D8-22)", () => {
  test("are read like those that we know; without them the file is refused", async () => {
    const [seller, { product, maker }] = [await world.seller(), await someProduct(world)];
    const rows = [[product.partNumber, maker.name.ko, "120000", 5]];
    const refused = await send(seller, rows, { head });
    await world.drain();
    expect(await seen(seller, refused.id)).toMatchObject({ failure: { code: "WRONG_TEMPLATE" } });
    const sent = await send(seller, [...rows, [product.partNumber, maker.name.ko, "130000", 1]], {
      head,
      columns: [
        { heading: "관리품목", column: "partNumber" },
        { heading: " 거래업체 ", column: "manufactor" },
        { heading: "비용", column: "price" },
      ],
    });
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ phase: "CHECKED", ignoredColumns: [] });
    const [first] = await rowsOf(seller, sent.id, "ADD");
    expect(first?.cells).toEqual({
      partNumber: product.partNumber,
      manufactor: maker.name.ko,
      price: "120000",
      stock: "5",
    });
  });

  test("come before our own reading of another heading", async () => {
    const [seller, { product, maker }] = [await world.seller(), await someProduct(world)];
    const sent = await send(seller, [[product.partNumber, maker.name.ko, "99999", "120000"]], {
      head: ["품번", "제조사", "단가", "판매 조건가"],
      columns: [{ heading: "판매 조건가", column: "price" }],
    });
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({ ignoredColumns: ["단가"] });
    const [row] = await rowsOf(seller, sent.id);
    expect(row?.cells.price).toBe("120000");
  });

  test("are twenty at most, of columns that exist", async () => {
    const seller = await world.seller();
    const columns = Array.from({ length: 21 }, (_, at) => ({
      heading: `열 ${at}`,
      column: "memo" as const,
    }));
    expect(await codeOf(send(seller, [["A-1"]], { columns }))).toBe("INVALID_REQUEST");
    const unknown = [{ heading: "열", column: "colour" as "memo" }];
    expect(await codeOf(send(seller, [["A-2"]], { columns: unknown }))).toBe("INVALID_REQUEST");
  });
});
