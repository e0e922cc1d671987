import type { SellerInfo, SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { Status } from "@bupum/ui/display/status";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useFormatter } from "use-intl";
import { fileLink } from "../files/queries.ts";
import { useWords } from "../words.ts";
import { isDifferent, type ProfileKey, profileKeys, profileText } from "./profile-lines.ts";
import styles from "./sellers.module.css";

interface Copies {
  draft?: SellerProfile | undefined;
  approved?: SellerProfile | undefined;
  /** The submission before, where it was refused and nothing is live. */
  refused?: SellerProfile | undefined;
}

/** The existing copies: one, or the draft beside what it is compared to. */
export function copiesOf({ status, draft, approved, refused }: SellerInfo): Copies {
  if (draft && !approved && status === "PENDING") return { draft, refused };
  if (!draft || !approved) return { draft, approved };
  const same = profileKeys.every((key) => !isDifferent(draft, approved, key));
  return same && status === "APPROVED" ? { approved } : { draft, approved };
}

/** The submitted copy beside the live or the refused one, with the differences marked. */
export function Comparison({ seller }: { seller: SellerInfo }) {
  const say = useWords("sellerInfos");
  const { draft, approved, refused } = copiesOf(seller);
  const before = approved ?? refused;
  const differs = (key: ProfileKey) =>
    draft !== undefined && before !== undefined && isDifferent(draft, before, key);
  const count = profileKeys.filter(differs).length;
  const isRefused = seller.status !== "PENDING";
  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className={styles["subtitle"]}>
        {say("profile")}
        {draft && before && <small>{say("differences", { count })}</small>}
      </h2>
      <table className={styles["comparison"]}>
        <thead>
          <tr>
            <th scope="col">{say("field")}</th>
            {draft && <th scope="col">{say(isRefused ? "refusedCopy" : "draftCopy")}</th>}
            {before && <th scope="col">{say(approved ? "approvedCopy" : "refusedCopy")}</th>}
          </tr>
        </thead>
        <tbody>
          {profileKeys.map((key) => (
            <tr key={key} data-differs={differs(key) || undefined}>
              <th scope="row">
                {say(`fields.${key}`)}{" "}
                {differs(key) && <Status of="PENDING">{say("changed")}</Status>}
              </th>
              {draft && (
                <td data-copy={say(isRefused ? "refusedCopy" : "draftCopy")}>
                  <Line profile={draft} of={key} />
                </td>
              )}
              {before && (
                <td data-copy={say(approved ? "approvedCopy" : "refusedCopy")}>
                  <Line profile={before} of={key} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ profile, of }: { profile: SellerProfile; of: ProfileKey }) {
  const say = useWords("sellerInfos");
  const sayLayout = useWords("layout");
  if (of === "businessFile" && profile.businessFile)
    return <Certificate file={profile.businessFile} />;
  const text = profileText(profile, of, {
    region: (region) => sayLayout(`regions.${region}`),
    hidden: say("hiddenNumber"),
    makers: (count) => say("makers", { count }),
  });
  return <span className={styles["text"]}>{text ?? "-"}</span>;
}

type File = NonNullable<SellerProfile["businessFile"]>;

/** The business registration, by a signed link of five minutes. */
function Certificate({ file }: { file: File }) {
  const say = useWords("sellerInfos");
  const format = useFormatter();
  const { data, error } = useQuery(fileLink(file.id));
  const kilobytes = Math.max(1, Math.round(file.size / 1024));
  const size = format.number(kilobytes, { style: "unit", unit: "kilobyte" });
  if (!data)
    return (
      <span>
        {file.fileName} {error && <Status of="FAILED">{say("fileMissing")}</Status>}
      </span>
    );
  return (
    <a href={data.url} target="_blank" rel="noopener noreferrer" className={styles["file"]}>
      {file.fileName} ({size})
      <IconExternalLink size={16} aria-label={say("opensFile")} role="img" />
    </a>
  );
}
