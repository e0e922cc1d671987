import { Empty } from "@bupum/ui/display/states";
import { CompanyOnly } from "../../companies/company-only.tsx";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import styles from "../chats-page.module.css";
import { SharedList } from "./shared-list.tsx";
import { SharedRoom } from "./shared-room.tsx";

/** The rooms that members share with the company, beside the open one (D29-18). */
export function SharedChats({ open }: { open: string | undefined }) {
  const say = useWords("chats");
  return (
    <CompanyOnly
      title={say("shared.title")}
      none={say("shared.companyOnly")}
      hint={say("shared.companyOnlyHint")}
      toCompanies={say("shared.toCompanies")}
    >
      <div className={styles["chats"]} data-open={open !== undefined || undefined}>
        <SharedList open={open} />
        {open === undefined ? <NoRoom /> : <SharedRoom key={open} uuid={open} />}
      </div>
    </CompanyOnly>
  );
}

function NoRoom() {
  const say = useWords("chats");
  return (
    <div className={styles["none"]}>
      <Head title={say("shared.title")} hidden />
      <Empty title={say("noRoom")}>{say("shared.hint")}</Empty>
    </div>
  );
}
