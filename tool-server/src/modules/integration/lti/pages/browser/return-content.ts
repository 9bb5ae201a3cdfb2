// Posts the response of a deep linking request; the button does the same for a browser that runs no script.
document.forms.namedItem('content')?.submit();
