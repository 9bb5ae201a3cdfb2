// The button names the address it continues with, also after the address was changed.
const email = document.querySelector('#email');
const button = document.querySelector('#continue');
const show = () => {
  button.textContent = email.value.trim() ? `Continue as ${email.value.trim()}` : 'Continue';
};
email.addEventListener('input', show);
show();
