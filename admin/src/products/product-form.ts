import {
  productDraft,
  type ProductDraft,
  type ProductEntity,
} from "@bupum/shared/catalogue/products/admin-contract";
import { type InLanguages, languages } from "@bupum/shared/kernel/language/languages";
import * as z from "zod/mini";

type Texts = InLanguages;
export interface SpecificationRow {
  key: string;
  name: Texts;
  value: string;
}
export interface DatasheetRow {
  key: string;
  title: string;
  fileId: string;
  url: string;
  language: string;
}
export interface PictureRow {
  id: string;
  alt: string;
}
export interface ProductFields {
  partNumber: string;
  manufactorId: string;
  state: string;
  name: Texts;
  description: Texts;
  unit: string;
  country: string;
  safetyMarks: string[];
  aliases: string[];
  oldNumbers: string[];
  categoryTagIds: string[];
  specifications: SpecificationRow[];
  images: PictureRow[];
  datasheets: DatasheetRow[];
  newImages: { fileId: string; fileName: string }[];
  newDatasheets: { fileId: string; fileName: string }[];
}

const noTexts = (): Texts => ({ ko: "", en: "", zh: "" });
const rowKey = () => crypto.randomUUID();

export const blankSpecification = (): SpecificationRow => ({
  key: rowKey(),
  name: noTexts(),
  value: "",
});
export const blankDatasheet = (): DatasheetRow => ({
  key: rowKey(),
  title: "",
  fileId: "",
  url: "",
  language: "",
});

/** The initial values of a part's fields; empty for a new one. */
export function fieldsOf(part?: ProductEntity): ProductFields {
  return {
    partNumber: part?.partNumber ?? "",
    manufactorId: part?.manufactorId ?? "",
    state: part?.state ?? "HIDDEN",
    name: { ...(part?.name ?? noTexts()) },
    description: { ...(part?.description ?? noTexts()) },
    unit: part?.unit ?? "EA",
    country: part?.country ?? "",
    safetyMarks: part?.safetyMarks ?? [],
    aliases: part?.aliases ?? [],
    oldNumbers: part?.oldNumbers ?? [],
    categoryTagIds: part?.categoryTagIds ?? [],
    specifications: (part?.specifications ?? []).map(({ name, value }) => ({
      key: rowKey(),
      name: { ...name },
      value,
    })),
    images: (part?.images ?? []).map(({ id, alt = "" }) => ({ id, alt })),
    datasheets: (part?.datasheets ?? []).map(({ title, fileId, url, language }) => ({
      key: rowKey(),
      title,
      fileId: fileId ?? "",
      url: url ?? "",
      language: language ?? "",
    })),
    newImages: [],
    newDatasheets: [],
  };
}

/** The values for the schema: empty ones are absent, at any depth. */
type Blankless<Field> = Field extends readonly (infer Item)[]
  ? Blankless<Item>[]
  : Field extends object
    ? { [Key in keyof Field]?: Blankless<Field[Key]> }
    : Field;

const longestTitle = 120;
const titleOf = (fileName: string) => fileName.replace(/\.[^.]+$/, "").slice(0, longestTitle);

/** A description has all three languages or none; a typed one fills the others. */
function filled(texts: Partial<Texts> = {}): Texts | undefined {
  const any = languages.map((language) => texts[language]).find(Boolean);
  if (!any) return undefined;
  return { ko: texts.ko ?? any, en: texts.en ?? any, zh: texts.zh ?? any };
}

/**
 * The draft in the fields: uploads are added to existing files, rows lose the page's own fields.
 */
function draftOf(given: unknown) {
  // The form has the types of fieldsOf, and useDraft left out empty values.
  const { newImages = [], newDatasheets = [], ...fields } = given as Blankless<ProductFields>;
  const { description, specifications, images, datasheets, ...plain } = fields;
  const written = filled(description);
  return {
    ...plain,
    ...(written && { description: written }),
    specifications: specifications?.map(({ name, value }) => ({ name, value })),
    images: [...(images ?? []), ...newImages.map(({ fileId }) => ({ id: fileId }))],
    datasheets: [
      ...(datasheets ?? []).map(({ key: _key, ...sheet }) => sheet),
      ...newDatasheets.map(({ fileId, fileName = "" }) => ({ fileId, title: titleOf(fileName) })),
    ],
  };
}

/** The fields of the form, checked by the contract's own schema. */
export const productForm = z.pipe(
  z.transform(draftOf),
  // The transform's output is what the schema is there to check.
  productDraft as unknown as z.ZodMiniType<ProductDraft, ReturnType<typeof draftOf>>,
);
