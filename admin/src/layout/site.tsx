import type { Language } from "@bupum/shared/kernel/language/language-of";
import { ChoiceMenu } from "@bupum/ui/input/choice-menu";
import { DarkSwitch } from "@bupum/ui/frame/dark-switch";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { languageNames } from "@bupum/ui/language-names";
import { useKitWords } from "@bupum/ui/say";
import { Empty, OfflineNote } from "@bupum/ui/display/states";
import { useStayOffline } from "@bupum/ui/frame/stay-offline";
import { storage } from "@bupum/ui/storage";
import { Button } from "@mantine/core";
import { IconWorld } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useMatches, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { endSession, useCurrentAdmin } from "../session.ts";
import { HeldBar } from "../decisions/held-bar.tsx";
import { LookupBox } from "../lookups/lookup-box.tsx";
import { useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { AdminMenu } from "./admin-menu.tsx";
import { Head } from "./head.tsx";
import { opens } from "./page-rights.ts";
import { HealthMark } from "./health.tsx";
import styles from "./site.module.css";

/** Menu and page of the admin site. */
export function Site({ children }: { children: ReactNode }) {
  const say = useWords("layout");
  const admin = useCurrentAdmin();
  useStayOffline();
  return (
    <>
      <header className={styles["header"]}>
        <a className={styles["skip"]} href="#main">
          {say("skip")}
        </a>
        <strong className={styles["site"]}>{say("site")}</strong>
        <AdminMenu />
        <span className={styles["tools"]}>
          <LookupBox />
          <LanguageSwitch />
          <DarkSwitch />
          <span className={styles["name"]}>{admin?.name}</span>
          <LogOut />
        </span>
      </header>
      <OfflineNote />
      <HeldBar />
      <main id="main" tabIndex={-1} className={styles["main"]}>
        <Allowed>{children}</Allowed>
      </main>
      <footer className={styles["footer"]}>
        <HealthMark />
      </footer>
    </>
  );
}

/** The page, or that the reader's role does not open it. */
function Allowed({ children }: { children: ReactNode }) {
  const say = useWords("layout");
  const may = useMay();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "/" });
  if (opens(may, path)) return children;
  return (
    <>
      <Head title={say("notAllowed.title")} />
      <Empty title={say("notAllowed.title")}>{say("notAllowed.hint")}</Empty>
    </>
  );
}

function choose(language: Language) {
  storage.language.set(language);
  location.reload();
}

function LanguageSwitch() {
  const say = useKitWords();
  return (
    <ChoiceMenu
      label={say("switches.language")}
      value={useLocale()}
      choices={languageNames}
      onChoose={choose}
      icon={<IconWorld size={18} aria-hidden />}
    />
  );
}

function LogOut() {
  const say = useWords("layout");
  const client = useQueryClient();
  const router = useRouter();
  const logOut = async () => {
    const title = say("logoutDialog.title");
    if (!(await confirmed({ title, body: say("logoutDialog.body"), primary: title }))) return;
    // With the token that is about to go; without a connection the token goes all the same.
    api.me.endSession({ params: { sessionId: "current" } }, { keepalive: true }).catch(() => {});
    endSession(client);
    await router.navigate({ to: "/login" });
  };
  return (
    <Button variant="subtle" c="inherit" px={10} onClick={() => void logOut()}>
      {say("logout")}
    </Button>
  );
}
