import type { Product } from "@bupum/shared/catalogue/products/contract";
import { languageNames } from "@bupum/ui/language-names";
import { IconExternalLink, IconFileText } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useWords } from "../../words.ts";
import { openDocument } from "../queries.ts";
import styles from "../product-page.module.css";

/** Documents about a part: our own open by a link that is signed on demand. */
export default function Datasheets({ of }: { of: Product["datasheets"] }) {
  const say = useWords("products");
  const { mutate, isPending } = useMutation({ mutationFn: openDocument });
  return (
    <section>
      <h2>{say("product.datasheets")}</h2>
      <ul className={styles["documents"]}>
        {of.map(({ title, fileId, url, language }) => {
          const said = languageNames.find(({ value }) => value === language);
          const note = said && <small lang={said.lang}>{said.label}</small>;
          return (
            <li key={fileId ?? url ?? title}>
              {fileId ? (
                <button type="button" disabled={isPending} onClick={() => mutate(fileId)}>
                  <IconFileText size={20} aria-hidden /> {title} {note}
                </button>
              ) : (
                <a href={url} target="_blank" rel="noreferrer nofollow">
                  <IconExternalLink size={20} aria-hidden /> {title} {note}
                  <span className={styles["unseen"]}>({say("product.opensElsewhere")})</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
