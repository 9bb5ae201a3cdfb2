// Letters leave by sendmail. No shell is started: each argument arrives as it is.
const { execFileSync } = require('child_process');

const FROM = 'office@sparrow-tuning.example';

// A copy of the question, to whoever asked it.
function confirmQuestion(name, email, text) {
  if (!/^\S+@\S+\.\S+$/.test(email)) return;
  const letter = `Subject: Your question\n\nDear ${name || 'friend of pianos'},\n\nyou asked us:\n\n${text}\n`;
  execFileSync('sendmail', ['-i', '-f', FROM, email], { input: letter });
}

function remind(email) {
  if (!/^\S+@\S+\.\S+$/.test(email)) return;
  const letter = 'Subject: It is that time again\n\nThe heating season begins, and your piano knows it.\n';
  execFileSync('sendmail', ['-i', '-f', FROM, email], { input: letter });
}

module.exports = { confirmQuestion, remind };
