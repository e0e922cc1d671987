import { en as states } from "@bupum/shared/notices/states/words/en";
import type { ko } from "./ko.ts";

export const en = {
  title: "Writer Certification",
  lead: "Wiki pages are written by people whose experience we have checked. We review your application within 1 to 2 business days and tell you the result.",
  states: states.writer,
  roles: { WRITER: "Writer", EXPERT: "Expert" },
  review: {
    label: "State of the review",
    NONE: "You have not applied yet.",
    PENDING: "We are reviewing what you sent. You will be notified of the result.",
    again:
      "We are reviewing your changed proof. You stay a writer, but cannot write or change wiki pages until the review is done.",
    CORRECTION: "Something needs correcting. Please read the note, change it and submit again.",
    REJECTED: "Your application was not approved.",
    APPROVED: "You are a certified writer and can write wiki pages.",
    former: "Your certification was revoked. What you have written stays.",
    due: "The review ends by {at}.",
    note: "To correct: {note}",
    reason: "Reason: {reason} ({at})",
    rests: "You can apply again from {at}.",
    fields: "Your fields: {names}",
  },
  contact: {
    email:
      "To hear of comments and opinions on your pages, please verify your email address. With a verified mobile number you also get KakaoTalk messages.",
    phone: "With a verified mobile number you hear of comments and opinions by KakaoTalk as well.",
    verify: "Verify in your profile",
  },
  profile: {
    title: "What readers see",
    hint: "Changes show at once, without a review.",
    penName: "Pen name",
    organization: "Organization (optional)",
    introduction: "About you (optional)",
  },
  proof: {
    title: "Proof of your experience",
    hint: "Seen by our staff alone. A change is reviewed again.",
    wantedRole: "Applying as",
    wantedRoleHint: "Experts may also correct pages that others wrote in their field.",
    occupation: "Occupation",
    careerYears: "Years of experience",
    expertise: "Fields of expertise",
    expertiseHint: "Up to {most, number}",
    suggestions:
      "PLC,Inverters,Servo motors,Sensors,Pneumatics,Bearings,Electrical systems,Boilers,Piping,Maintenance",
    add: "Add",
    drop: "Remove {name}",
    career: "Career and experience",
    careerHint: "Which equipment, for how long and in which years. At least 20 characters",
    files: "Certificates, references (optional)",
    filesNow: "Files you sent",
  },
  again:
    "If you change your proof, it is reviewed again, and you cannot write until that is done. Changes of what readers see apply at once.",
  uploading: "Your files are being uploaded. One moment please.",
  submit: "Apply for certification",
  submitChange: "Submit the changes",
  submitted: {
    title: "Your application was submitted",
    body: "We review it within 1 to 2 business days and tell you the result.",
  },
  saved: { title: "Saved", body: "Readers see the change at once." },
} satisfies typeof ko;
