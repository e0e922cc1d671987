import { rule } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";

const marketsOwn = /(부품|bupum)(고객센터|고객지원|운영자|support)/;

/** Nobody is called like the market's own support, however it is spelt (D29-17). */
const isMarketsOwn = (text: string): boolean =>
  marketsOwn.test(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{Letter}]/gu, ""),
  );

/** The name of a person or a company, as others read it. */
export const shownName = (least: number, most: number) =>
  oneLine(least, most).check(
    rule<string>((text) => !isMarketsOwn(text), { error: "invalid_value" }),
  );
