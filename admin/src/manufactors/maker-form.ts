import { type InLanguages, languages } from "@bupum/shared/kernel/language/languages";
import { makerDraft, type MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import * as z from "zod/mini";

export type MakerDraft = z.output<typeof makerDraft>;

interface MakerFields {
  name: InLanguages;
  aliases: string[];
  country: string;
  website: string;
  introduction: InLanguages;
  state: string;
  logoId: string;
  newLogo: { fileId: string }[];
}

const noTexts = (): InLanguages => ({ ko: "", en: "", zh: "" });

/** The initial values of a maker's fields; empty for a new one. */
export const fieldsOf = (maker?: MakerEntity): MakerFields => ({
  name: { ...(maker?.name ?? noTexts()) },
  aliases: maker?.aliases ?? [],
  country: maker?.country ?? "",
  website: maker?.website ?? "",
  introduction: { ...(maker?.introduction ?? noTexts()) },
  state: maker?.state ?? "SHOWN",
  logoId: maker?.logoId ?? "",
  newLogo: [],
});

/** The complete maker in the fields: absent fields are removed. */
function draftOf(given: unknown) {
  // The form has the types of fieldsOf, and useDraft left out empty values.
  const { newLogo = [], introduction, ...plain } = given as Partial<MakerFields>;
  const [uploaded] = newLogo;
  const isWritten = languages.some((language) => introduction?.[language]);
  return {
    ...plain,
    ...(isWritten && { introduction }),
    ...(uploaded && { logoId: uploaded.fileId }),
  };
}

/** The fields of the form, checked by the contract's own schema. */
export const makerForm = z.pipe(
  z.transform(draftOf),
  // The transform's output is what the schema is there to check.
  makerDraft as unknown as z.ZodMiniType<MakerDraft, ReturnType<typeof draftOf>>,
);
