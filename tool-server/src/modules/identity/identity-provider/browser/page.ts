// The button names the address it continues with, also after the address was changed.
const email = document.querySelector<HTMLInputElement>('#email');
const button = document.querySelector('#continue');
if (!email || !button) throw new Error('the page has no form');

const show = () => {
  button.textContent = email.value.trim() ? `Continue as ${email.value.trim()}` : 'Continue';
};
email.addEventListener('input', show);
show();
