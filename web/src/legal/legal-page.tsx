import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import type { LegalTexts } from "./document.ts";
import { legalTexts } from "./queries.ts";
import styles from "./legal-page.module.css";

/** Terms of use or privacy policy. */
export function LegalPage({ of }: { of: keyof LegalTexts }) {
  const say = useWords("legal");
  const { data, error, refetch } = useQuery(legalTexts(useLocale()));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={16} />;
  const text = data[of];
  return (
    <article className={styles["page"]}>
      <Head title={text.title} description={text.description} />
      <h1>{text.title}</h1>
      <p className={styles["since"]}>{say("since", { date: text.since })}</p>
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
