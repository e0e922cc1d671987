import type { DealerDetail } from "@bupum/shared/selling/dealers/admin-contract";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { fieldsOf } from "./dealer-fields.tsx";

/** The fields of a dealer that an admin may change, each as text, by the field's word. */
export function dealerLines(dealer: DealerDetail, language: Language) {
  const { name, address, manufactorIds: _ids, ...plain } = fieldsOf(dealer);
  return {
    nameKo: name.ko,
    nameEn: name.en,
    nameZh: name.zh,
    makers: dealer.manufactors.map((maker) => maker.name[language]).join(", "),
    ...address,
    ...plain,
  };
}
export type DealerLine = keyof ReturnType<typeof dealerLines>;
