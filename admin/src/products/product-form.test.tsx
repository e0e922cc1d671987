import { parseInput } from "@bupum/shared/kernel/words/faults";
import { withoutBlanks } from "@bupum/ui/form/draft";
import { expect, test } from "vitest";
import { blankDatasheet, blankSpecification, fieldsOf, productForm } from "./product-form.ts";

const manufactorId = "mkr_01J00000000000000000000000";
const read = (fields: object) =>
  parseInput(
    productForm,
    withoutBlanks({ ...fieldsOf(), manufactorId, partNumber: "A-1", ...fields }),
  );
const name = { ko: "릴레이", en: "", zh: "" };

test("a name in one language fills the others, and an empty description is absent", () => {
  expect(read({ name })).toMatchObject({
    data: { name: { ko: "릴레이", en: "릴레이", zh: "릴레이" }, state: "HIDDEN", unit: "EA" },
  });
  const described = read({ name, description: { ko: "", en: "A relay", zh: "" } });
  expect(described).toMatchObject({ data: { description: { ko: "A relay", zh: "A relay" } } });
  expect("data" in described && read({ name })).not.toHaveProperty("data.description");
});

test("rows are sent without fields of the page, and uploads are added to existing files", () => {
  const fileId = "fil_01J00000000000000000000000";
  const result = read({
    name,
    specifications: [{ ...blankSpecification(), name, value: "5 A" }],
    datasheets: [{ ...blankDatasheet(), title: "자료", url: "https://example.com/a.pdf" }],
    newDatasheets: [{ fileId, fileName: "MY2N 데이터시트.pdf" }],
    newImages: [{ fileId, fileName: "a.png" }],
  });
  expect(result).toMatchObject({
    data: {
      specifications: [{ value: "5 A" }],
      images: [{ id: fileId }],
      datasheets: [
        { title: "자료", url: "https://example.com/a.pdf" },
        { title: "MY2N 데이터시트", fileId },
      ],
    },
  });
});

test("a missing value is reported by the name of its field", () => {
  const result = read({ partNumber: "", specifications: [{ ...blankSpecification(), name }] });
  const paths = "faults" in result ? result.faults.map(({ path }) => String(path)) : [];
  expect(paths.join(" ")).toContain("partNumber");
  expect(paths.join(" ")).toMatch(/specifications[.,]0[.,]value/);
});
