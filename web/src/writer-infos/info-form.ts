import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import type { User } from "@bupum/shared/accounts/users/contract";

/** The application as form fields; an empty text stands for an absent value. */
export interface InfoForm {
  penName: string;
  organization: string;
  introduction: string;
  wantedRole: string;
  occupation: string;
  careerYears: number | string;
  expertise: string[];
  career: string;
  fileIds: string[];
}

/** The initial values: the proof under review or the approved one, else the account. */
export function formOf(info: WriterInfo | null, user: User): InfoForm {
  const known = info?.draft ?? info?.approved;
  return {
    penName: info?.penName ?? user.name,
    organization: info ? (info.organization ?? "") : (user.companyName ?? ""),
    introduction: info?.introduction ?? "",
    wantedRole: known?.wantedRole ?? "WRITER",
    occupation: known?.occupation ?? "",
    careerYears: known?.careerYears ?? "",
    expertise: known?.expertise ?? [],
    career: known?.career ?? "",
    fileIds: known?.files.map(({ id }) => id) ?? [],
  };
}
