import { Head } from "../layout/head.tsx";
import { PasskeysSection } from "../passkeys/passkeys-section.tsx";
import { useCurrentAdmin } from "../session.ts";
import { OwnSessions } from "../sessions/sessions-section.tsx";
import { useWords } from "../words.ts";
import styles from "./users.module.css";

/** The own account of an admin of any role: sessions and passkeys (D20-13, D20-14). */
export function OwnPage() {
  const say = useWords("users");
  const admin = useCurrentAdmin();
  const title = say("own");
  return (
    <>
      <Head title={title} />
      <h1>{title}</h1>
      <div className={styles["parts"]}>
        {admin && (
          <p className={styles["hint"]}>
            {admin.name} ({admin.userId}) · {say(`adminRoles.${admin.adminRole}`)}
          </p>
        )}
        <PasskeysSection />
        <OwnSessions />
      </div>
    </>
  );
}
