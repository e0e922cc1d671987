import type { Company } from "@bupum/shared/accounts/companies/contract";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWords } from "../words.ts";
import { CompanyLogo } from "./company-logo.tsx";
import page from "./companies.module.css";
import styles from "./logo-fact.module.css";
import { setLogo } from "./queries.ts";

const { extensions, maxBytes } = uploadLimits.IMAGE;
const megabytes = maxBytes / 1024 / 1024;

interface OfCompany {
  company: Pick<Company, "id" | "logoId" | "roles">;
}

/** The logo among the facts of a company; owners change it (D40-19). */
export function LogoFact({ company }: OfCompany) {
  const say = useWords("companies");
  const isMine = isOwner(company.roles);
  if (!company.logoId && !isMine) return null;
  return (
    <>
      <dt>{say("logo")}</dt>
      <dd className={styles["logo"]}>
        <CompanyLogo of={company} isLarge />
        {isMine && <Acts company={company} />}
      </dd>
    </>
  );
}

function Acts({ company: { id: companyId, logoId } }: OfCompany) {
  const say = useWords("companies");
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const { mutateAsync } = useMutation(setLogo(useQueryClient()));
  const change = async (file: File | undefined) => {
    const picture = file && (await pictureOf(file));
    if (file && !picture) return toast.failed(say("logoBroken"));
    await mutateAsync({ companyId, picture });
    toast.done(say(file ? "logoSaved" : "logoDropped"));
  };
  const begin = (file: File | undefined) => {
    if (file && file.size > maxBytes) return toast.failed(say("logoTooLarge", { megabytes }));
    setSending(true);
    // A failed call is shown as a toast.
    void change(file)
      .catch(() => undefined)
      .finally(() => setSending(false));
  };
  return (
    <>
      <div className={page["ways"]}>
        <Button
          variant="default"
          mih={44}
          loading={isSending}
          onClick={() => input.current?.click()}
        >
          {say(logoId ? "changeLogo" : "setLogo")}
        </Button>
        {logoId && (
          <Button variant="subtle" mih={44} disabled={isSending} onClick={() => begin(undefined)}>
            {say("dropLogo")}
          </Button>
        )}
      </div>
      <span className={page["hint"]}>{say("logoHint", { megabytes })}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say("logoFile")}
        accept={extensions.map((type) => `.${type}`).join(",")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) begin(file);
        }}
      />
    </>
  );
}

/** Drawn by code that only whoever chooses a file needs. */
const pictureOf = async (file: File): Promise<File | undefined> =>
  (await import("./draw-logo.ts")).drawnLogo(file);
