/** The question form and its mail. Quoted texts: spec part 2 sections 2.11 and 8. */
export const contactTexts = {
  title: 'Noch eine Frage?',
  lead: 'Schreiben Sie uns. Wir antworten innerhalb von 24 Stunden.',
  orMail: 'Oder direkt per E-Mail: ',
  name: 'Name',
  email: 'E-Mail-Adresse',
  question: 'Ihre Frage',
  send: 'Send Question',
  sent: { title: 'Question Submitted', text: "Thank you! We'll get back to you soon." },
  failed: { title: 'Error', text: 'Failed to submit your question. Please try again.' },
  noPatients: 'Bitte keine Angaben zu Patienten.',
  mailSubject: (subject: string, name: string) => `${subject} – ${name}`,
  mailGreeting: 'Eine neue Frage:',
  mailFrom: (name: string, email: string) => `Von: ${name} <${email}>`,
} as const
